import type { Sql } from '@chengban/engine/db/sql.ts'
import { momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import type { DemoContract } from './contracts.ts'

/** [position of the contract, days after its creation, account ('' = its initiator), text] */
const said = [
  [9, 30, 'cw01', '预付款发票已寄出，请跟进到账。'],
  [9, 31, '', '客户财务已签收，本周内付款。'],
  [13, 40, 'pm01', '实施计划已与信息科确认，下月进场。'],
  [24, 5, 'xs01', '盖章原件什么时候能拿回来？'],
  [24, 6, '', '客户用印流程还在走，预计周五。'],
  [31, 1, 'xs01', '分项清单请按投标文件的口径补上。'],
  [34, 2, 'dgm', '付款节点再和客户确认一次，确认后我来批。'],
  [34, 3, '', '已确认，按验收后三十日付款，清单已更新。'],
  [36, 1, 'xs01', '毛利测算表一并附上。'],
] as const

/** What people said about some of the contracts. */
export const addRemarks = async (
  tx: Sql,
  contracts: readonly DemoContract[],
  who: (account: string) => string,
): Promise<void> => {
  const rows = said.flatMap(([place, after, account, content], index) => {
    const found = contracts[place]
    if (!found) return []
    const userId = account ? who(account) : found.row.initiator
    const at = momentAgo(found.plan.days - after, 14 + (index % 3), 5 + index * 4)
    return [
      {
        id: demoId('comment', `said ${index}`),
        userId,
        creatorId: userId,
        relevanceId: found.row.id,
        module: 'contract',
        content,
        type: '评论' as const,
        source: '人工' as const,
        tzCreate: at,
        tzUpdate: at,
      },
    ]
  })
  await into(tx, 'comment').insert(rows)
}
