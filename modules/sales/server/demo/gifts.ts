import { today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { dayAgo, momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'

const gifts = [
  ['茶叶礼盒', '168.00', 60],
  ['台历与笔记本', '39.00', 200],
  ['端午粽子礼盒', '98.00', 40],
  ['中秋月饼礼盒', '128.00', 40],
] as const

const given = [
  ['通过', 60, '中秋', 3, 2],
  ['通过', 58, '中秋', 3, 1],
  ['通过', 150, '端午', 2, 2],
  ['通过', 12, '客户生日', 0, 1],
  ['待一级审核', 1, '拜访', 1, 3],
  ['待一级审核', 2, '客户生日', 0, 1],
  ['驳回', 9, '拜访', 0, 4],
  ['草稿', 0, '拜访', 1, 2],
  ['已撤回', 5, '客户生日', 0, 1],
] as const

interface Receiver {
  readonly clientId: string
  readonly contactId: string
  readonly owner: string
}

/** The catalogue of gifts and who was given what. */
export const addGifts = async (tx: Sql): Promise<void> => {
  await into(tx, 'giftType').insert(
    gifts.map(([name, price, received]) => ({ id: demoId('giftType', name), name, price, received })),
  )
  const receivers = await tx.query<Receiver>(
    `select distinct on (c.id) c.id::text as "clientId", k.id::text as "contactId", c.user_id::text as owner
     from store.client c join store.client_contact k on k.client_id = c.id
     where c.status = '通过' order by c.id, k.tz_create, k.id limit 60`,
  )
  const rows = given.flatMap((one, index) => {
    const receiver = receivers[(index * 7) % receivers.length]
    return receiver ? [rowOf(one, index, receiver)] : []
  })
  await into(tx, 'giftGive').insert(rows)
}

const rowOf = (
  [status, days, festival, gift, quantity]: (typeof given)[number],
  index: number,
  { clientId, contactId, owner }: Receiver,
) => ({
  id: demoId('giftGive', index),
  clientId,
  clientContactId: contactId,
  giftTypeId: demoId('giftType', gifts[gift][0]),
  quantity,
  price: gifts[gift][1],
  year: Number(today().slice(0, 4)),
  festival,
  userId: owner,
  creatorId: owner,
  status,
  isGiven: status === '通过' && days > 20,
  dtGive: status === '通过' && days > 20 ? dayAgo(days - 5) : null,
  opinion: status === '驳回' ? '数量超过一次拜访所需' : status === '通过' ? '同意' : null,
  tzSubmit: status === '草稿' ? null : momentAgo(days, 10),
  tzCreate: momentAgo(days, 9),
})
