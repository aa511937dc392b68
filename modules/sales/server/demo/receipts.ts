import type { Sql } from '@chengban/engine/db/sql.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { momentAgo } from '@chengban/modules/platform/server/demo/days.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import { dayOf, type Part, shared } from './parts.ts'

type People = (account: string) => string

const inTwo = ['0.6', '0.4']
const inThree = ['0.4', '0.3', '0.3']
/** So many of the parts came in three payments. */
const three = 7

/** What came in of the parts that are paid, each in two or three payments: 85, beside which five are asked for. */
export const addReceipts = (tx: Sql, paid: readonly Part[], who: People): Promise<string[]> =>
  into(tx, 'returnedMoneyApply').insert(
    paid.flatMap((part, place) =>
      shared(part.money, place < three ? inThree : inTwo).map((money, index) => receiptOf(part, money, index, who)),
    ),
  )

const receiptOf = (
  { one, key, type, days }: Part,
  money: string,
  index: number,
  who: People,
): Partial<RowOf<'returnedMoneyApply'>> => {
  const at = Math.max(days - 25 - index * 15, 1)
  return {
    id: demoId('returnedMoneyApply', `${key} ${index}`),
    contractId: one.row.id,
    returnedMoneyId: demoId('returnedMoney', one.row.id),
    userId: one.row.initiator,
    creatorId: one.row.initiator,
    detail: [
      {
        kind: type,
        money,
        date: dayOf(at),
        way: '银行转账',
        payer: one.client.name,
        voucher: [],
        bankSerial: `YL${key.slice(0, 8)}${key.slice(-1)}${index}`,
        remark: null,
      },
    ],
    status: '通过',
    audit1: who('cw01'),
    tzSubmit: momentAgo(at, 10),
    tzCreate: momentAgo(at, 10),
    tzAudit: momentAgo(Math.max(at - 1, 1), 10),
  }
}
