import type { Handler } from '@chengban/engine/row/scene.ts'
import { add, compare } from '@chengban/kernel/decimal.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { settingSql } from '@chengban/modules/platform/config/server/setting.ts'

/** A gift goes to somebody at the client. */
export const giftGiveCheck: Handler<'giftGive'> = async ({ tx, row }) => {
  const [contact] = await tx.query('select from store.client_contact where id = $1 and client_id = $2', [
    row.clientContactId,
    row.clientId,
  ])
  if (!contact) throw invalid({ clientContactId: '联系人不属于该客户' })
}

const open = ['公立医院', '政府机关', '事业单位']

/** What a client is given in a year, what waits counted in, stays below the limit of its kind; the client is locked. */
export const giftGiveYearLimit: Handler<'giftGive'> = async ({ tx, row }) => {
  const [told] = await tx.query<{ given: string; asked: string; limit: string }>(
    `select coalesce(sum(g.money), 0)::numeric(16,2)::text as given, (t.price * $4::integer)::numeric(16,2)::text as asked,
       case when c.type = any ($5) then ${settingSql('gift.publicYearLimit', 'text')} else ${settingSql('gift.yearLimit', 'text')} end as limit
     from store.client c join store.gift_type t on t.id = $3
       left join store.gift_give g on g.client_id = c.id and g.year = $2 and g.status in ('待一级审核', '通过') and g.id <> $6
     where c.id = $1 group by c.id, t.id`,
    [row.clientId, row.year, row.giftTypeId, row.quantity, open, row.id],
  )
  if (told && compare(add(told.given, told.asked), told.limit) > 0)
    throw invalid({ quantity: `该客户本年礼品已 ${told.given} 元，超过限额 ${told.limit} 元` })
}
