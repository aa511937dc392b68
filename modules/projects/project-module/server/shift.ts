import type { CallHandler } from '@chengban/engine/call.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { columnSql } from '@chengban/engine/schema/column-sql.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { demandVersion } from '@chengban/engine/write/move.ts'
import { openRow } from '@chengban/engine/write/open-row.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { conflict, forbidden, invalid, notFound } from '@chengban/kernel/refusal.ts'
import { demandOpen } from '../../project/server/project-rules.ts'
import { dayOf, endOf, startOf } from '../../wbs-task/day.ts'
import { projectModule } from '../project-module.entity.ts'
import type { shift } from '../shift.call.ts'
import { distance, isWorkDay, lengthOf, type WorkDays } from '../shift.ts'
import { moveModule, moveSuccessors, plannedModules, workDaysAround } from './plan.ts'

interface Drag {
  readonly id: string
  readonly version: number
  readonly start: string
  readonly end: string
}

/** Tried, it is done like the other and taken back. */
export const shiftBar: CallHandler<typeof shift> = async (engine, { dryRun, start, end, ...asked }) => {
  if (!start || !end || start > end) throw invalid({ end: '日期错误' })
  const drag = { ...asked, start, end }
  if (!dryRun) return dragged(engine, drag)
  return { ...(await dragged(engine.trying(), drag)), version: asked.version }
}

const dragged = (engine: Engine, drag: Drag) =>
  engine.write(projectModule, async (tx) => {
    const within = { tx, writer: engine.writer }
    const { id } = drag
    if (!isUuid(id)) throw notFound()
    const task = await findOne(within, 'wbsTask', id)
    const projectId = (task ?? (await findOne(within, 'projectModule', id)))?.projectId
    if (!projectId) throw notFound()
    await find(within, 'project', projectId, { isLocked: true })
    const before = await barsOf(within, projectId)
    await (task ? dragTask : dragModule)(within, drag)
    const after = await barsOf(within, projectId)
    const was = new Map(before.map((bar) => [bar.id, `${bar.start} ${bar.end}`]))
    const moved = after.filter(({ id: one, start, end }) => was.get(one) !== `${start} ${end}`)
    const row = (await findOne(within, 'wbsTask', id)) ?? (await findOne(within, 'projectModule', id))
    return { moved, version: row?.version ?? drag.version }
  })

const demandWorkDays = (days: WorkDays, { start, end }: Drag): void => {
  if (!isWorkDay(days, start)) throw invalid({ start: '请选择工作日' })
  if (!isWorkDay(days, end)) throw invalid({ end: '请选择工作日' })
}

const begun = () => conflict('已开始的任务不能移动开始日期')
const over = () => conflict('已完成的任务不能移动')

/** Allows only the project leader and the owner of the module. */
const demandPlanner = async (within: Within, projectId: string, owner: string | null | undefined): Promise<void> => {
  const project = await findOne(within, 'project', projectId)
  if (![project?.principalId, owner].includes(within.writer.actor.userId)) throw forbidden()
}

const dragTask = async (within: Within, drag: Drag): Promise<void> => {
  const { id, version, start, end } = drag
  const row = await openRow(within, 'wbsTask', id)
  const module = row.projectModuleId ? await findOne(within, 'projectModule', row.projectModuleId) : undefined
  await demandPlanner(within, row.projectId, module?.userId)
  demandVersion(version, { ...row })
  await demandOpen(within.tx, row.projectId)
  demandWorkDays(await workDaysAround(within.tx, [start, end]), drag)
  if (await findOne(within, 'wbsTask', { parentId: id })) throw invalid({ id: '父任务由下级汇总' })
  if (['完成', '取消'].includes(row.status)) throw over()
  if (row.status === '进行中' && (!row.tzStart || dayOf(row.tzStart) !== start)) throw begun()
  const endOfModule = async () =>
    (await plannedModules(within, row.projectId)).find((one) => one.id === row.projectModuleId)?.end ?? ''
  const was = await endOfModule()
  await change(within, 'wbsTask', id, { tzStart: startOf(start), tzEnd: endOf(end) })
  await within.tx.query('select app.wbs_settle_path($1)', [id])
  if (row.projectModuleId && (await endOfModule()) > was)
    await moveSuccessors(within, row.projectId, [row.projectModuleId])
}

const dragModule = async (within: Within, drag: Drag): Promise<void> => {
  const { id, version, start, end } = drag
  const { projectId, userId, ...row } = await openRow(within, 'projectModule', id)
  await demandPlanner(within, projectId, userId)
  demandVersion(version, row)
  await demandOpen(within.tx, projectId)
  const module = (await plannedModules(within, projectId)).find((one) => one.id === id)
  if (!module) throw notFound()
  const days = await workDaysAround(within.tx, [start, end, module.start, module.end])
  demandWorkDays(days, drag)
  if (!module.hasTasks) await change(within, 'projectModule', id, { planStart: start, planEnd: end })
  else {
    if (module.isDone) throw over()
    if (!module.start || !module.end || lengthOf(days, module.start, module.end) !== lengthOf(days, start, end))
      throw invalid({ end: '有任务的模块只能整体移动' })
    if (!module.isFree && module.start !== start) throw begun()
    await moveModule(within, module, distance(days, module.start, start), days)
    await within.tx.query('select app.wbs_settle($1)', [projectId])
  }
  if (end > (module.end ?? '')) await moveSuccessors(within, projectId, [id])
}

interface BarDates {
  readonly id: string
  readonly kind: 'module' | 'task'
  readonly start: string | null
  readonly end: string | null
}

/** Every bar of the project, in the order of codes: a module before its tasks. */
const barsOf = async ({ tx, writer: { catalog } }: Within, projectId: string): Promise<BarDates[]> => {
  const modules = columnSql(catalog, 'projectModule', 'tzStart', 'm')
  const ends = columnSql(catalog, 'projectModule', 'tzEnd', 'm')
  const day = (column: string): string => `(t.${column} at time zone 'Asia/Shanghai')::date::text`
  const rows = await tx.query<BarDates>(
    `select b.id, b.kind, b.start, b.end from (
       select m.id, 'module' as kind, (${modules})::text as start, (${ends})::text as end, m.sort, m.id as module,
         array[]::int[] as code from store.project_module m where m.project_id = $1
       union all
       select t.id, 'task', ${day('tz_start')}, ${day('tz_end')}, m.sort, m.id, string_to_array(t.code, '.')::int[]
       from store.wbs_task t left join store.project_module m on m.id = t.project_module_id where t.project_id = $1) b
     order by b.sort nulls last, b.module, b.code`,
    [projectId],
  )
  return rows
}
