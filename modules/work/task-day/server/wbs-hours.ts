import type { Within } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { change, drop } from '@chengban/engine/write/by-system.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { type Leaf, leavesOf, sourceIds } from '../../plan-item/server/sources.ts'
import type { Item } from './lines.ts'
import type { DayOf } from './own-day.ts'

/** Hours of a day on leaves of breakdowns: each person, leaf and day has one row, which is replaced. */
export const reachLeaves = async (
  within: Within,
  of: DayOf,
  before: readonly Leaf[],
  items: readonly Item[],
): Promise<void> => {
  const leaves = await leavesOf(within.tx, items)
  const reached = new Map([...before, ...leaves].map(({ leafId, projectId }) => [leafId, projectId]))
  for (const leafId of [...reached.keys()].sort()) {
    const own = items.filter((item) => leaves.some((leaf) => leaf.leafId === leafId && isOf(leaf, item)))
    await replaceHours(within, { ...of, leafId, items: own.filter(({ count }) => count) })
  }
  for (const leafId of [...reached.keys()].sort()) await within.tx.query('select app.wbs_settle_path($1)', [leafId])
  await demandDay(within, of)
}

const isOf = (leaf: Leaf, item: Item): boolean => leaf.sourceType === item.sourceType && leaf.sourceId === item.sourceId

/** Locks projects before tasks and bugs, the order every caller uses to avoid deadlocks. */
export const lockWork = async (
  { tx }: Within,
  leaves: readonly Leaf[],
  named: readonly Pick<Item, 'sourceType' | 'sourceId'>[],
) => {
  const projects = [...new Set(leaves.map(({ projectId }) => projectId))].sort()
  for (const id of projects) await tx.query('select from store.project where id = $1 for update', [id])
  for (const kind of ['task', 'bug'] as const) {
    const ids = sourceIds(named, kind)
    if (ids.length)
      await tx.query(`select from store.${kind} where id = any ($1::uuid[]) order by id for no key update`, [ids])
  }
}

interface OnLeaf extends DayOf {
  readonly leafId: string
  readonly items: readonly Item[]
}

const replaceHours = async (within: Within, { userId, date, leafId, items }: OnLeaf): Promise<void> => {
  const hours = items.reduce((total, { actualHours }) => total + Number(actualHours ?? 0), 0)
  const [row, ...others] = await find(within, 'wbsHour', { wbsTaskId: leafId, userId, date }, { isLocked: true })
  if (others.length)
    await drop(
      within,
      'wbsHour',
      others.map(({ id }) => id),
    )
  if (hours === 0) {
    if (row) await drop(within, 'wbsHour', row.id)
    return
  }
  const values = { hours: hours.toFixed(1), remain: await remainOf(within, leafId, row, { hours, items }) }
  if (row) await change(within, 'wbsHour', row.id, values)
  else await addRow(within, 'wbsHour', { wbsTaskId: leafId, userId, date, ...values })
}

/** Returns the remaining hours the person entered for the leaf, else the previous remainder minus the hours worked. */
const remainOf = async (
  within: Within,
  leafId: string,
  row: RowOf<'wbsHour'> | undefined,
  { hours, items }: { readonly hours: number; readonly items: readonly Item[] },
): Promise<string> => {
  const said = items.find(({ sourceType, remainHours }) => sourceType === 'wbsTask' && remainHours !== null)
  if (said?.remainHours) return said.remainHours
  const [left] = await within.tx.query<{ remain: string }>(
    `select coalesce((select h.remain from store.wbs_hour h where h.wbs_task_id = w.id and h.id is distinct from $2
         order by h.date desc, h.tz_create desc limit 1), w.expect_hours, 0)::text as remain
     from store.wbs_task w where w.id = $1`,
    [leafId, row?.id ?? null],
  )
  return Math.max(0, Number(left?.remain ?? 0) - hours).toFixed(1)
}

const demandDay = async ({ tx }: Within, { userId, date }: DayOf): Promise<void> => {
  const [found] = await tx.query<{ fits: boolean }>(
    'select coalesce(sum(hours), 0) <= 24 as fits from store.wbs_hour where user_id = $1 and date = $2',
    [userId, date],
  )
  if (!found?.fits) throw invalid({ actualHours: '当日工时超过24小时' })
}
