import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Change, Step } from '@chengban/engine/row/change-record.ts'
import type { RecordRow } from '@chengban/engine/row/ending.ts'
import type { Values, Writer } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import type { Witness } from '@chengban/engine/row/witness.ts'
import { type FinanceAction, financeActions } from '../finance-log.action.ts'
import { financeModules } from '../finance-log.modules.ts'
import { type FinanceEntry, hasLogged, logFinance } from './log.ts'
import { monthOf } from './month-of.ts'

/** What a record of each module comes to, in money. */
const figures: Readonly<Record<string, string>> = {
  moneyExpense: 'auditMoney',
  moneyPayroll: 'salaryTrue',
  moneySalary: 'normMoney',
  socialInsurance: 'socialMyself',
  submitPayroll: 'salaryTrue',
  taxOpening: 'income',
}
const figureOf = (module: string): string => figures[module] ?? 'money'

/** Words of steps that are about a record and not about money. */
const asides = ['转交', '加签', '抄送', '催办', '查看', '导出', '评论', '提醒']

/**
 * Logs every change of money records that was not logged explicitly. Changes the system makes because of a user's
 * action belong to that action's entry; changes made by a job are logged row by row.
 */
export const financeWitness =
  (writer: Writer): Witness =>
  async (tx, actor, records) => {
    const steps = records.filter(({ module, changes }) => module in financeModules && !isAside(changes as Step))
    const told = steps.filter(({ module, relevance }) => !hasLogged(tx, module, relevance))
    const rows = hasCause(steps, tx) ? told.filter((one) => !isBySystem(one)) : told
    if (rows.length === 0) return
    const entries: FinanceEntry[] = []
    for (const record of rows) entries.push(await entryOf(tx, writer, record))
    await logFinance({ tx, writer: { ...writer, actor } }, entries)
  }

const isBySystem = ({ changes }: RecordRow): boolean => (changes as Step).via === '系统'
const hasCause = (steps: readonly RecordRow[], tx: Sql): boolean =>
  steps.some((one) => !isBySystem(one) || hasLogged(tx, one.module, one.relevance))
const isAside = ({ action }: Step): boolean => asides.some((word) => action.startsWith(word))

const entryOf = async (tx: Sql, writer: Writer, record: RecordRow): Promise<FinanceEntry> => {
  const { module, relevance, content, changes } = record
  const step = changes as Step
  const action = actionOf(step.action)
  const [row] = action === '删除' ? [] : await find({ tx, writer }, module as 'moneyLess', relevance)
  const values: Values = row ?? {}
  const figure = figureOf(module)
  return {
    module,
    relevanceId: relevance,
    submitId: values.submitId ?? null,
    action,
    aboutId: values.userId ?? null,
    company: values.company ?? null,
    month: monthOf(values.year, values.month),
    moneyBefore: before(step.changes, figure),
    moneyAfter: values[figure] ?? null,
    content,
  }
}

/** As the person read it, as a figure again. */
const before = (changes: readonly Change[], figure: string): string | null => {
  const old = changes.find(({ field }) => field === figure)?.old.replaceAll(/[,，¥]/g, '') ?? ''
  return /^-?\d+(\.\d+)?$/.test(old) ? old : null
}

const words: readonly (readonly [string, FinanceAction])[] = [
  ['新建', '新增'],
  ['复制', '新增'],
  ['反结账', '反结账'],
  ['同意', '通过'],
  ['收回', '撤回'],
  ...financeActions.map((action) => [action, action] as const),
]

const actionOf = (step: string): FinanceAction => words.find(([word]) => step.includes(word))?.[1] ?? '修改'
