import { notify } from '@chengban/engine/row/announce.ts'
import type { Scene } from '@chengban/engine/row/scene.ts'
import { compare, subtract } from '@chengban/kernel/decimal.ts'
import { insertBack, type Lent } from '../../money-come-go/server/back.ts'
import { settleComeGo } from '../../money-come-go/server/settle.ts'
import { makePassed } from '../../submit-come-go/server/passed-lines.ts'

type Run = Pick<Scene<'submitPayroll'>, 'tx' | 'writer' | 'row'>

/** What a slip took for a loan. */
interface Instalment {
  readonly slipId: string
  readonly loanId: string
  readonly userId: string
  readonly name: string
  readonly money: string
}

type Loan = Lent & { readonly remain: string }

/**
 * Books the loan instalments taken by a payroll run as repayments. An amount no longer owed, because the loan was
 * repaid another way, is owed to the person.
 */
export const repayLoans = async (scene: Run): Promise<void> => {
  const { tx, row } = scene
  const instalments = await tx.query<Instalment>(taken, [row.id])
  const loans = await lockedLoans(scene, instalments)
  const left = new Map([...loans].map(([id, { remain }]) => [id, remain]))
  for (const { slipId, loanId, userId, name, money } of instalments) {
    const loan = loans.get(loanId)
    const open = left.get(loanId) ?? '0.00'
    const part = compare(money, open) < 0 ? money : open
    const back = { comeGoId: loanId, date: row.dtPay, money: part, way: '冲抵借款', moneyPayrollId: slipId }
    if (loan && compare(part, '0') > 0) await insertBack({ ...scene, row: loan }, back)
    left.set(loanId, subtract(open, part))
    const surplus = subtract(money, part)
    if (compare(surplus, '0') > 0) await owe(scene, { userId, name, surplus })
  }
  const paid = [...loans.values()].filter(({ id, remain }) => left.get(id) !== remain)
  await settleComeGo(
    tx,
    paid.map(({ id }) => id),
  )
}

/** The loans in the order in which rows are locked. */
const lockedLoans = async ({ tx }: Run, instalments: readonly Instalment[]): Promise<Map<string, Loan>> => {
  const loans = await tx.query<Loan>(
    `select m.id::text, m.submit_id as "submitId", m.user_id as "userId", m.company, m.content, m.remain::text
     from store.money_come_go m where m.id = any ($1::uuid[]) order by m.id for no key update`,
    [instalments.map(({ loanId }) => loanId)],
  )
  return new Map(loans.map((loan) => [loan.id, loan]))
}

interface Surplus {
  readonly userId: string
  readonly name: string
  readonly surplus: string
}

const owe = async (scene: Run, { userId, name, surplus }: Surplus): Promise<void> => {
  const { tx, writer, row } = scene
  const content = `工资多扣借款 ${String(row.serialNumber)}`
  const { company, dtPay } = row
  const line = {
    content,
    date: dtPay,
    kind: '收入',
    type: '退款',
    money: surplus,
    userId,
    otherSide: name,
    dtDue: dtPay,
  }
  await makePassed(scene, { name: content, company, date: dtPay, creatorId: writer.actor.userId }, [line])
  await notify(tx, [{ userId, kind: '提醒', title: `【往来款】${content}，待退还` }])
}

const taken = `select s.id::text as "slipId", l.relevance_id as "loanId", s.user_id::text as "userId", u.name, i.money::text
  from store.money_payroll s join store."user" u on u.id = s.user_id
    cross join lateral jsonb_to_recordset(coalesce(s.less_items, '[]')) i ("moneyLessId" uuid, money numeric(16, 2))
    join store.money_less l on l.id = i."moneyLessId" and l.type = '借款归还' and l.module = 'moneyComeGo'
  where s.submit_id = $1 order by s.id, l.date, l.id`
