import type { Sql } from '@chengban/engine/db/sql.ts'
import { searchColumns } from '@chengban/engine/row/search-columns.ts'
import { table } from '@chengban/engine/schema/names.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import type { Trail } from '@chengban/modules/platform/server/demo/trail.ts'
import { insertRows } from '@chengban/modules/platform/server/seed/rows.ts'
import type { FinanceAction } from '../../finance-log/finance-log.action.ts'
import { financeLog } from '../../finance-log/finance-log.entity.ts'
import { chained } from '../../finance-log/server/chain.ts'

const actions: Readonly<Record<string, FinanceAction>> = {
  提交审核: '提交',
  同意: '通过',
  驳回: '驳回',
  撤回: '撤回',
  作废: '作废',
}
const kinds = ['submitMonth', 'submitOther', 'submitExpense', 'submitComeGo'] as const

interface Sum {
  readonly company: string
  readonly money: string | null
}

/** What the steps of submissions would have left in the trail of finance: in the order of time, each over the one before. */
export const addFinanceLog = async (tx: Sql, trails: readonly Trail[]): Promise<void> => {
  const sums = await sumsOf(tx)
  const told = trails
    .filter(({ module }) => kinds.some((kind) => kind === module))
    .flatMap((trail) => trail.steps.map((step) => ({ trail, step, action: actions[step.action] })))
    .sort((a, b) => a.step.at.localeCompare(b.step.at))
  let hash = ''
  const rows = told.flatMap(({ trail: { id, module, name }, step, action }) =>
    action ? { id, module, name, step, action } : [],
  )
  const entries = rows.map(({ id, module, name, step, action }, index) => {
    const entry = {
      seq: index + 1,
      module,
      relevanceId: id,
      submitId: id,
      action,
      userId: step.userId,
      company: sums.get(id)?.company ?? null,
      moneyAfter: sums.get(id)?.money ?? null,
      content: step.opinion ? `${name}：${step.opinion}` : name,
    }
    hash = chained(hash, entry, step.at)
    // the trail is never written again, not even for its search
    return {
      ...entry,
      ...searchColumns(financeLog, entry),
      id: demoId('financeLog', index),
      tzCreate: step.at,
      tzUpdate: step.at,
      hash,
    }
  })
  await insertRows(tx, financeLog, entries)
}

const sumsOf = async (tx: Sql): Promise<ReadonlyMap<string, Sum>> => {
  const parts = kinds.map((kind) => `select id::text, company, money::text from ${table(kind)}`)
  const rows = await tx.query<Sum & { readonly id: string }>(parts.join(' union all '))
  return new Map(rows.map((row) => [row.id, row]))
}
