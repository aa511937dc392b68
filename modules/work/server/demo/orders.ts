import type { Sql } from '@chengban/engine/db/sql.ts'
import { dayAgo, momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import type { Cast } from './cast.ts'

const orders = [
  ['ss01', '待接收', -5, '提交上线切换方案并组织评审'],
  ['yf01', '处理中', -2, '核对接口清单，补齐缺失的三个接口说明'],
  ['ss02', '处理中', 3, '补录本周现场服务记录'],
  ['cp01', '待确认', 1, '更新产品版本说明并通知实施'],
  ['yf05', '退回', 2, '分析慢查询并给出优化结论'],
  ['ss03', '已完成', 8, '整理培训签到表与考核结果'],
  ['xs02', '已完成', 12, '确认客户验收时间'],
  ['cs01', '已取消', 6, '补充性能测试报告'],
  ['yf02', '处理中', -3, '整理前端组件清单并标注维护人'],
  ['xs01', '待接收', -4, '确认三家客户的验收时间'],
  ['admin', '待接收', -2, '开通外包人员的账号并设到期日'],
] as const

const syncs = [
  ['bug', '成功', 1, null],
  ['applyFor', '成功', 1, null],
  ['applyFor', '待同步', 0, null],
  ['bug', '失败', 5, 'HTTP 502'],
  ['bug', '已合并', 0, null],
] as const

/** Orders in all states, and what went to a client's system. */
export const addOrders = async (tx: Sql, { who }: Cast): Promise<void> => {
  await into(tx, 'pmoAssign').insert(orders.map((order, index) => orderOf(order, index, who)))
  const clients = await tx.query<{ id: string }>(
    `select id from store.client where status = '通过' order by name limit 2`,
  )
  await into(tx, 'clientSync').insert(
    syncs.map(([targetType, status, tries, error], index) => ({
      id: demoId('clientSync', index),
      clientId: clients[index % Math.max(clients.length, 1)]?.id ?? null,
      targetType,
      targetId: demoId(targetType, index),
      payload: {
        code: `${targetType === 'bug' ? 'QX' : 'XQ'}${index + 1}`,
        name: '挂号列表打开缓慢',
        status: '处理中',
      },
      status,
      tries,
      error,
      tzDone: status === '成功' ? momentAgo(index + 1, 15) : null,
      tzCreate: momentAgo(index + 1, 14),
    })),
  )
}

const orderOf = ([account, status, days, content]: (typeof orders)[number], index: number, who: Cast['who']) => {
  const isAnswered = status === '待确认' || status === '已完成'
  return {
    id: demoId('pmoAssign', index),
    content,
    userId: who(account),
    senderId: who('pm01'),
    creatorId: who('pm01'),
    date: dayAgo(days),
    priority: (['高', '中', '低'] as const)[index % 3] ?? '中',
    status,
    result: isAnswered || status === '退回' ? '已处理，资料见附件说明' : null,
    opinion: status === '退回' ? '请附执行计划' : status === '已取消' ? '客户取消测试' : null,
    tzAccept: status === '待接收' ? null : momentAgo(days + 3, 10),
    tzResult: isAnswered ? momentAgo(days, 16) : null,
    tzComplete: status === '已完成' ? momentAgo(days - 1, 9) : null,
    tzCreate: momentAgo(Math.max(days, 0) + 4, 9),
  }
}
