import type { Sql } from '@chengban/engine/db/sql.ts'
import { searchColumns } from '@chengban/engine/row/search-columns.ts'
import { table } from '@chengban/engine/schema/names.ts'
import { demoId } from '@chengban/modules/platform/server/demo/ids.ts'
import type { Trail } from '@chengban/modules/platform/server/demo/trail.ts'
import { into } from '@chengban/modules/platform/server/seed/rows.ts'
import type { FinanceAction } from '../../finance-log/finance-log.action.ts'
import { financeLog } from '../../finance-log/finance-log.entity.ts'
import { chained } from '../../finance-log/server/chain.ts'
import type { Sealed } from '../../finance-log/server/log.ts'

const actions: Readonly<Record<string, FinanceAction>> = {
  提交审核: '提交',
  同意: '通过',
  驳回: '驳回',
  撤回: '撤回',
  作废: '作废',
}
const kinds = ['submitMonth', 'submitOther', 'submitExpense', 'submitComeGo', 'submitSalary', 'submitPayroll'] as const

/** A person's step as a row of the finance log. */
interface Act {
  readonly at: string
  readonly module: string
  readonly id: string
  readonly submitId: string | null
  readonly action: FinanceAction
  readonly userId: string
  readonly company: string | null
  readonly month: string | null
  readonly money: string | null
  readonly content: string
}

/**
 * What submissions, pay and closing would have left in the trail of finance: in the order of time, each over the one
 * before. Returns the end of the trail at each act that closed a month.
 */
export const addFinanceLog = async (
  tx: Sql,
  trails: readonly Trail[],
  cashierId: string,
): Promise<ReadonlyMap<string, Sealed>> => {
  const others = await tx.query<Act>(`${paid} union all ${closed}`, [cashierId])
  const acts = [...(await submitted(tx, trails)), ...others]
  acts.sort((a, b) => a.at.localeCompare(b.at))
  const ends = new Map<string, Sealed>()
  let hash = ''
  const entries = acts.map(({ id, at, money, ...act }, index) => {
    const entry = { ...act, seq: index + 1, relevanceId: id, moneyAfter: money }
    hash = chained(hash, entry, at)
    if (act.action === '结账') ends.set(id, { seq: entry.seq, hash })
    // the trail is never written again, not even for its search
    return {
      ...entry,
      ...searchColumns(financeLog, entry),
      id: demoId('financeLog', index),
      tzCreate: at,
      tzUpdate: at,
      hash,
    }
  })
  await into(tx, 'financeLog').insert(entries)
  return ends
}

const submitted = async (tx: Sql, trails: readonly Trail[]): Promise<Act[]> => {
  const sums = await sumsOf(tx)
  return trails
    .filter(({ module }) => kinds.some((kind) => kind === module))
    .flatMap(({ id, module, name, steps }) =>
      steps.flatMap(({ at, action: taken, userId, opinion }, index) => {
        // the last signature of a run locks it
        const isLock = module === 'submitPayroll' && taken === '同意' && index === steps.length - 1
        const action = isLock ? '锁定' : actions[taken]
        const { company = null, money = null } = sums.get(id) ?? {}
        const content = opinion ? `${name}：${opinion}` : name
        return action ? { at, module, id, submitId: id, action, userId, company, month: null, money, content } : []
      }),
    )
}

interface Sum {
  readonly company: string
  readonly money: string | null
}

const sumsOf = async (tx: Sql): Promise<ReadonlyMap<string, Sum>> => {
  const parts = kinds.map((kind) => {
    const money = kind === 'submitSalary' ? 'null' : 'money::text'
    return `select id::text, company, ${money} as money from ${table(kind)}`
  })
  const rows = await tx.query<Sum & { readonly id: string }>(parts.join(' union all '))
  return new Map(rows.map((row) => [row.id, row]))
}

const instant = (moment: string): string => `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Runs as the cashier paid them. */
const paid = `
  select ${instant(`(p.dt_pay + time '16:00') at time zone 'Asia/Shanghai'`)} as at, 'submitPayroll' as module, p.id::text,
    p.id::text as "submitId", '发放' as action, $1::text as "userId", p.company, p.month, p.money::text as money, p.name as content
  from store.submit_payroll p where p.dt_pay is not null`

const closed = `
  select ${instant('p.tz_close')} as at, 'financePeriod' as module, p.id::text, null as "submitId", '结账' as action,
    p.close_user_id::text as "userId", p.company, p.month, null as money, p.month as content
  from store.finance_period p where p.tz_close is not null`
