import type { Sql } from '@chengban/engine/db/sql.ts'
import { audited } from '@chengban/modules/platform/server/demo/audited.ts'
import { dayAgo, momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import type { Trail } from '@chengban/modules/platform/server/demo/trail.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import type { Cast } from './cast.ts'
import { addItems, addStock, itemNamed, type Movement } from './items.ts'
import { giveMonthNumbers } from './numbers.ts'

type Status = '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '已作废'
type Place = '未领取' | '待领取' | '已领取' | '待归还审核' | '部分归还' | '已归还' | '已核销' | '已取消'
/** `due`: days from today; negative is past. */
type Plan = readonly [
  item: string,
  account: string,
  quantity: number,
  days: number,
  due: number | null,
  place: Place,
  status?: Status,
]

const plans: readonly Plan[] = [
  ['移动硬盘', 'xs02', 2, 40, 20, '已领取'],
  ['移动硬盘', 'ss04', 3, 25, 10, '部分归还'],
  ['U盘', 'ss05', 5, 30, -4, '已领取'],
  ['无线鼠标', 'yf03', 1, 60, 120, '已领取'],
  ['显示器', 'yf04', 1, 80, 200, '已领取'],
  ['扩展坞', 'yf02', 1, 45, 100, '已领取'],
  ['扫码枪', 'ss06', 2, 20, -2, '已领取'],
  ['千兆交换机', 'ss02', 1, 18, 12, '已领取'],
  ['网线', 'ss03', 10, 18, 12, '待归还审核'],
  ['加密狗', 'ss07', 2, 35, 60, '已领取'],
  ['投影仪', 'xs03', 1, 6, 1, '已领取'],
  ['翻页笔', 'xs03', 1, 6, 1, '待归还审核'],
  ['演示平板', 'cp02', 1, 28, -7, '已领取'],
  ['营业执照副本', 'xs04', 1, 10, 4, '已领取'],
  ['软件著作权证书', 'xs05', 1, 33, -20, '已归还'],
  ['商务车钥匙', 'ss01', 1, 3, 2, '已领取'],
  ['光纤测试仪', 'ss08', 1, 50, -30, '已归还'],
  ['笔记本电脑', 'ss09', 1, 44, 300, '已领取'],
  ['笔记本电脑', 'xs06', 1, 70, 250, '已领取'],
  ['台式电脑', 'cw02', 1, 90, 240, '已领取'],
  ['A4 复印纸', 'cw03', 5, 15, null, '已核销'],
  ['硒鼓', 'cw02', 1, 9, null, '已核销'],
  ['电池', 'ss05', 12, 8, null, '已核销'],
  ['便利贴', 'yf06', 6, 3, null, '待领取'],
  ['读卡器', 'cs01', 1, 2, 30, '待领取'],
  ['测试服务器', 'yf07', 1, 1, 60, '未领取', '待一级审核'],
  ['投影仪', 'xs05', 1, 5, 3, '未领取', '驳回'],
  ['无线路由器', 'cs02', 1, 4, 20, '未领取', '已撤回'],
  ['白板笔', 'hr02', 10, 1, null, '未领取', '草稿'],
  ['移动展架', 'xs07', 2, 16, -3, '已取消', '已作废'],
  ['投影仪', 'xs02', 1, 1, 3, '未领取', '待一级审核'],
  ['翻页笔', 'xs01', 1, 8, 4, '已领取'],
  ['签字笔', 'yf02', 2, 1, null, '未领取', '待一级审核'],
  ['无线鼠标', 'yf02', 1, 9, 60, '未领取', '驳回'],
  ['U盘', 'admin', 1, 13, 30, '已领取'],
]

const wasHandedOut = (place: Place): boolean => !['未领取', '待领取', '已取消'].includes(place)
const back = (place: Place, quantity: number): number => (place === '已归还' ? quantity : place === '部分归还' ? 1 : 0)
const keyOf = (index: number): string => demoId('receive', index)

const movementsOf = ([name, , quantity, days, , place]: Plan, index: number): Movement[] => {
  if (!wasHandedOut(place)) return []
  const { id: itemId, kind, numbers } = itemNamed(name)
  const assetNos = kind === '固定资产' ? { assetNos: numbers.slice(index % 3, (index % 3) + quantity) } : {}
  const receiveId = keyOf(index)
  const given = back(place, quantity)
  return [
    { itemId, receiveId, kind: '领用', quantity: -quantity, at: momentAgo(days - 2, 14), ...assetNos },
    ...(given
      ? [{ itemId, receiveId, kind: '归还' as const, quantity: given, at: momentAgo(Math.max(days - 12, 1), 16) }]
      : []),
  ]
}

/** 40 items and 35 applications for them, three of them overdue; the book of stock adds up. */
export const addReceives = async (tx: Sql, cast: Cast): Promise<Trail[]> => {
  const movements = plans.flatMap(movementsOf)
  await addItems(tx, cast, movements)
  const made = plans.map((plan, index) => rowOf(plan, index, cast))
  const numbers = await giveMonthNumbers(
    tx,
    'LY',
    made.map(({ row }) => row),
  )
  await into(tx, 'receive').insert(made.map(({ row }) => ({ ...row, applyNumber: numbers.get(row.id) ?? null })))
  await addStock(tx, cast, movements)
  return made.map(({ trail, row }) => ({ ...trail, name: numbers.get(row.id) ?? trail.name }))
}

const rowOf = (plan: Plan, index: number, cast: Cast) => {
  const [name, account, quantity, days, due, place, status = '通过'] = plan
  const { id: itemId } = itemNamed(name)
  const id = keyOf(index)
  const userId = cast.who(account)
  const { trail, fields } = audited({
    module: 'receive',
    label: '领用申请',
    id,
    name,
    status,
    days,
    initiatorId: userId,
    approvers: [cast.who(cast.headOf(account))],
    refusal: '该时段投影仪已安排客户演示，请改期',
  })
  const out = wasHandedOut(place)
  const [issued] = movementsOf(plan, index)
  const row = {
    ...fields,
    id,
    itemId,
    userId,
    quantity,
    reason: reasons[index % reasons.length] ?? '',
    dueDate: due === null ? null : dayAgo(-due),
    receiveStatus: place,
    tzReceive: out ? momentAgo(days - 2, 14) : null,
    assetNos: issued?.assetNos ?? null,
    returnQuantity: back(place, quantity),
    returning: place === '待归还审核' ? { quantity, lost: 0, assetNos: [], lostNos: [], remark: '已使用完毕' } : null,
  }
  return { row, trail }
}

const reasons = ['项目现场实施使用', '客户演示使用', '日常办公', '投标资料准备', '新员工入职配备', '开发测试使用']
