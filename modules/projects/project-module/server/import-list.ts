import type { CallHandler } from '@chengban/engine/call.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { ownFileBytes } from '@chengban/engine/import/own-file.ts'
import { readSheetFile } from '@chengban/engine/import/read-sheet.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { create, update } from '@chengban/engine/write/save.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import { endOf, startOf } from '../../wbs-task/day.ts'
import { projectModule } from '../project-module.entity.ts'
import type { importList } from '../scope.call.ts'
import { listHeads } from './construction-lists.ts'
import { type ListRow, listRows } from './list-rows.ts'
import { openScope } from './scope.ts'

interface Fault {
  readonly row: number
  readonly message: string
}
interface Bringing extends Within {
  readonly projectId: string
  readonly rows: readonly ListRow[]
  readonly done: { created: number; updated: number }
  /** Ids of people by their job numbers, and hours of a man-day. */
  readonly people: ReadonlyMap<string, string>
  readonly hoursPerDay: number
}

/** Thrown to take back what the rows before it have written. */
class Refused extends Error {
  readonly errors: readonly Fault[]
  constructor(errors: readonly Fault[]) {
    super('rows refused')
    this.errors = errors
  }
}

/** All or nothing; tried, it is done like the other and taken back. */
export const bringList: CallHandler<typeof importList> = async (engine, { projectId, file, dryRun }) => {
  const rows = listRows(await readSheetFile(await ownFileBytes(engine, file?.[0]?.url), { columns: listHeads.length }))
  try {
    return await brought(dryRun ? engine.trying() : engine, projectId, rows)
  } catch (error) {
    if (error instanceof Refused) return { created: 0, updated: 0, errors: error.errors }
    throw error
  }
}

const brought = (engine: Engine, projectId: string, rows: readonly ListRow[]) =>
  engine.write(projectModule, async (tx) => {
    const within = { tx, writer: engine.writer }
    await openScope(within, projectId)
    const people = await peopleOf(within, rows)
    demandRows(rows, people)
    const hoursPerDay = Number(await settingOf(tx, 'project.hoursPerDay'))
    const bringing = { ...within, projectId, rows, people, hoursPerDay, done: { created: 0, updated: 0 } }
    const modules = await bringModules(bringing)
    await bringTasks(bringing, modules)
    await tx.query('select app.wbs_settle($1)', [projectId])
    return { ...bringing.done, errors: [] }
  })

const peopleOf = async ({ tx }: Within, rows: readonly ListRow[]): Promise<ReadonlyMap<string, string>> => {
  const found = await tx.query<{ number: string; id: string }>(
    'select job_number as number, id from store."user" where is_enable and job_number = any ($1)',
    [[...new Set(rows.map(({ jobNumber }) => jobNumber))]],
  )
  return new Map(found.map(({ number, id }) => [number, id]))
}

const demandRows = (rows: readonly ListRow[], people: ReadonlyMap<string, string>): void => {
  const errors = rows.flatMap(({ row, errors: own, jobNumber }) =>
    [...own, ...(jobNumber && !people.has(jobNumber) ? ['负责人工号不存在'] : [])].map((message) => ({ row, message })),
  )
  if (errors.length) throw new Refused(errors)
}

/** Creates each missing module once, in the order of the list. Predecessors are set later, when all modules exist. */
const bringModules = async (bringing: Bringing): Promise<ReadonlyMap<string, string>> => {
  const { tx, writer, projectId, rows, people, done } = bringing
  const stands = await find(bringing, 'projectModule', { projectId }, { sort: ['sort'] })
  const ids = new Map(stands.map(({ name, id }) => [name, id]))
  let sort = stands.at(-1)?.sort ?? 0
  for (const [name, own] of Map.groupBy(rows, ({ module }) => module)) {
    if (ids.has(name)) continue
    const said = own.find((one) => !one.name)
    const plan = said
      ? { planStart: said.start, planEnd: said.end, priority: said.priority, describe: said.content }
      : {}
    const userId = said ? (people.get(said.jobNumber) ?? null) : null
    sort += 10
    ids.set(
      name,
      await create(tx, writer, projectModule, { projectId, name, sort, userId, source: '建设清单', ...plan }),
    )
    done.created++
  }
  for (const one of rows.filter(({ before }) => before.length)) await waitFor(bringing, ids, one)
  return ids
}

/** A circle, or a module that there is not, is said of the row. */
const waitFor = async ({ tx, writer }: Bringing, ids: ReadonlyMap<string, string>, one: ListRow): Promise<void> => {
  const { row, module, before } = one
  const lost = before.find((name) => !ids.has(name))
  if (lost) throw new Refused([{ row, message: `前置模块不存在：${lost}` }])
  const id = ids.get(module) ?? ''
  const stands = await findOne({ tx, writer }, 'projectModule', id)
  const predecessorIds = [...new Set([...(stands?.predecessorIds ?? []), ...before.map((name) => ids.get(name) ?? '')])]
  if (predecessorIds.length === (stands?.predecessorIds ?? []).length) return
  await update(tx, writer, projectModule, id, { predecessorIds }, stands?.version).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    const fields = Object.values(error.data?.fields ?? {})
    throw new Refused([{ row, message: fields.join('；') || error.message }])
  })
}

type Task = RowOf<'wbsTask'>

const bringTasks = async (bringing: Bringing, modules: ReadonlyMap<string, string>): Promise<void> => {
  const { projectId, rows, people, hoursPerDay, done } = bringing
  const tasks = await find(bringing, 'wbsTask', { projectId })
  const known = new Map(tasks.map((task) => [`${task.projectModuleId} ${task.name}`, task]))
  for (const [at, one] of rows.filter(({ name }) => name).entries()) {
    const projectModuleId = modules.get(one.module) ?? ''
    const key = `${projectModuleId} ${one.name}`
    const said = {
      ...{ content: one.content ?? one.remark, priority: one.priority, userId: people.get(one.jobNumber) ?? null },
    }
    const plan = {
      expectHours: (Number(one.days ?? 0) * hoursPerDay).toFixed(1),
      tzStart: one.start && startOf(one.start),
      tzEnd: one.end && endOf(one.end),
    }
    const stands = known.get(key)
    if (stands) done.updated += await follow(bringing, stands, tasks, { said, plan })
    else {
      const sort = (at + 1) * 10
      const values = { projectId, projectModuleId, name: one.name, sort, ...said, ...plan }
      const id = await addRow(bringing, 'wbsTask', values)
      known.set(key, { ...(values as Task), id, status: '未开始' })
      done.created++
    }
  }
}

interface Saying {
  readonly said: Partial<Task>
  readonly plan: Partial<Task>
}

/** Updates a task from the list. Only a task that has not begun and has no children takes the new plan. */
const follow = async (
  within: Within,
  { id, status }: Task,
  tasks: readonly Task[],
  { said, plan }: Saying,
): Promise<number> => {
  const isFree = status === '未开始' && !tasks.some(({ parentId }) => parentId === id)
  const changed = await change(within, 'wbsTask', id, { ...said, ...(isFree ? plan : {}) })
  return changed.length
}
