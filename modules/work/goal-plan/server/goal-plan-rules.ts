import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Values } from '@chengban/engine/row/scene.ts'
import { addDays } from '@chengban/kernel/days.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { finalDay, firstDay, thursday } from '../period.ts'
import { progressOf } from './roll-up.ts'

interface Period {
  readonly type: string
  readonly first: string
  readonly last: string
}

const types = ['周', '月度', '季度', '年度']

/** The period is complete, lies within the goal above and around those below; with goals below, progress is theirs. */
export const goalPlanCheck: Handler<'goalPlan'> = async ({ tx, row, before, input }) => {
  keepPeriod(row)
  const [above] = await periods(tx, 'g.id = $1', row.parentId)
  if (above && !lies(periodOf(row), above)) throw invalid({ parentId: '上级目标期间不符' })
  if (!before) return
  const below = await periods(tx, 'g.parent_id = $1', row.id)
  if (below.some((one) => !lies(one, periodOf(row)))) throw invalid({ type: '下级目标期间不符' })
  if (below.length === 0) return
  if (input.progress !== undefined && Number(input.progress) !== Number(before.progress))
    throw invalid({ progress: '进度由下级目标汇总' })
  row.progress = (await progressOf(tx, row.id)) ?? row.progress
}

/** Figures that the type does not use are emptied; a month lies in its quarter. */
const keepPeriod = (row: Values): void => {
  const { type, month } = row
  if (type === '年度') Object.assign(row, { quarter: null, month: null, week: null })
  if (type === '季度') Object.assign(row, { month: null, week: null })
  if (type === '月度') Object.assign(row, { quarter: Math.ceil(Number(month) / 3), week: null })
  if (type === '周') row.quarter = null
  if (type === '周' && Number(String(evaluate(thursday, row)).slice(5, 7)) !== month)
    throw invalid({ week: '该月没有第五周' })
}

const periodOf = (row: Values): Period => ({
  type: String(row.type),
  first: String(evaluate(firstDay, row)),
  last: String(evaluate(finalDay, row)),
})

const periods = (tx: Sql, where: string, id: unknown): Promise<Period[]> =>
  tx.query<Period>(
    `select g.type, g.start_date::text as first, g.end_date::text as last from store.goal_plan g where ${where}`,
    [id ?? null],
  )

/** A week belongs where its Thursday lies, other periods where all their days do. */
const lies = (inner: Period, outer: Period): boolean => {
  if (types.indexOf(inner.type) >= types.indexOf(outer.type)) return false
  if (inner.type !== '周') return inner.first >= outer.first && inner.last <= outer.last
  const middle = addDays(inner.first, 3)
  return middle >= outer.first && middle <= outer.last
}
