import { openDecision } from '@chengban/engine/audit/opened.ts'
import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { tellRecord } from '@chengban/engine/row/change-record.ts'
import { lockRow } from '@chengban/engine/row/rows.ts'
import type { Values, Writer } from '@chengban/engine/row/scene.ts'
import { table } from '@chengban/engine/schema/names.ts'
import { demandVersion } from '@chengban/engine/write/move.ts'
import { compare } from '@chengban/kernel/decimal.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { invalid, notFound } from '@chengban/kernel/refusal.ts'
import { isBooked } from '../../books.ts'
import type { FinanceAction } from '../../finance-log/finance-log.action.ts'
import { logFinance } from '../../finance-log/server/log.ts'
import { holdOpen } from '../../finance-period/server/open.ts'
import type {
  auditComeGoRow,
  auditExpenseLine,
  auditExpenseRow,
  auditMonthRow,
  auditOtherRow,
  auditRow,
  auditSalaryRow,
} from '../audit-row.call.ts'

type Verdict = Readonly<Record<string, unknown>>

type Submission = 'submitOther' | 'submitExpense' | 'submitMonth' | 'submitSalary' | 'submitComeGo'

/** The call that decides on one line of a submission of this kind. */
export const decideRow =
  (submission: Submission): CallHandler<ReturnType<typeof auditRow>> =>
  async (engine, verdict) => {
    const { writer } = engine
    const parent = writer.catalog.entity(submission)
    const child = writer.catalog.entity(parent.lines?.rows?.of ?? '')
    const submitId = await engine.write(child, (tx) => decideLine(tx, writer, parent, verdict))
    const row = await engine.detail(child, String(verdict.id))
    const { money, auditMoney = money, version } = await engine.detail(parent, submitId)
    return { row, auditMoney: String(auditMoney), version }
  }

/** Sets one line as the approver in turn; gives its submission. In the running transaction. */
export const decideLine = async (tx: Sql, writer: Writer, parent: Entity, verdict: Verdict): Promise<string> => {
  const child = writer.catalog.entity(parent.lines?.rows?.of ?? '')
  const { submitId, version } = await standing(tx, parent, child, verdict.id)
  const { before } = await openDecision(tx, writer, parent, { id: submitId, version })
  const locked = await lockRow(tx, writer.catalog, child, String(verdict.id))
  if (!locked?.seen) throw notFound()
  demandVersion(verdict.version, locked.row)
  if (isBooked(child.name)) await holdOpen(tx, before.company, [locked.row.date])
  const money = grantedBy(child, verdict, locked.row)
  const status = verdict.result === '通过' ? (parent.lines?.rows?.decided?.agreed ?? '通过') : verdict.result
  await store(tx, child, { id: verdict.id, status, opinion: verdict.opinion ?? null, money })
  await tx.query(`update ${table(parent.name)} set version = version + 1 where id = $1`, [submitId])
  const said = { opinion: (verdict.opinion as string | null) ?? null, changes: [] }
  const action = `明细${String(verdict.result)}【${String(locked.row[child.title])}】`
  await tellRecord(tx, writer.actor.userId, parent, submitId, { action, ...said })
  await logFinance({ tx, writer }, [
    {
      module: child.name,
      relevanceId: verdict.id,
      submitId,
      action: `明细${String(verdict.result)}` as FinanceAction,
      aboutId: 'userId' in child.fields ? locked.row.userId : null,
      company: before.company,
      moneyBefore: locked.row.auditMoney ?? locked.row.money,
      moneyAfter: money,
      content: `${String(locked.row.content)}${said.opinion ? `：${said.opinion}` : ''}`,
    },
  ])
  return submitId
}

const standing = async (
  tx: Sql,
  parent: Entity,
  child: Entity,
  id: unknown,
): Promise<{ submitId: string; version: number }> => {
  const [found] = isUuid(String(id))
    ? await tx.query<{ submitId: string; version: number }>(
        `select s.id::text as "submitId", s.version from ${table(child.name)} l join ${table(parent.name)} s on s.id = l.submit_id
         where l.id = $1 for no key update of s`,
        [id],
      )
    : []
  if (!found) throw notFound()
  return found
}

/** What the line is worth by the verdict; refuses a verdict without its reason or its figure. */
const grantedBy = (child: Entity, { result, money, opinion }: Verdict, line: Values): unknown => {
  if (result === '通过') return line.money
  if (result === '驳回') {
    if (!opinion) throw invalid({ opinion: '请填写审批意见' })
    return '0.00'
  }
  if (!('auditMoney' in child.fields)) throw invalid({ result: '该单据不能核减' })
  const figure = String(money ?? '0')
  if (compare(figure, '0') <= 0 || compare(figure, String(line.money)) >= 0)
    throw invalid({ money: '核定金额须大于0且小于申报金额' })
  if (!opinion) throw invalid({ opinion: '请填写核减原因' })
  return figure
}

const store = async (tx: Sql, child: Entity, { id, status, opinion, money }: Values): Promise<void> => {
  const granted = 'auditMoney' in child.fields ? ', audit_money = $5' : ''
  await tx.query(
    `update ${table(child.name)} set status = $2, opinion = $3, tz_update = $4, version = version + 1${granted} where id = $1`,
    [id, status, opinion, clock.now().toISOString(), ...(granted ? [money] : [])],
  )
}

export const answerAuditOtherRow: CallHandler<typeof auditOtherRow> = decideRow('submitOther')

export const answerAuditExpenseRow: CallHandler<typeof auditExpenseRow> = decideRow('submitExpense')

export const answerAuditExpenseLine: CallHandler<typeof auditExpenseLine> = decideRow('submitExpense')

export const answerAuditMonthRow: CallHandler<typeof auditMonthRow> = decideRow('submitMonth')

export const answerAuditSalaryRow: CallHandler<typeof auditSalaryRow> = decideRow('submitSalary')

export const answerAuditComeGoRow: CallHandler<typeof auditComeGoRow> = decideRow('submitComeGo')
