import { clock, today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import type { FileEntry } from '@chengban/kernel/kinds/file.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import { fillPrepare } from '../../imp-prepare/server/fill.ts'
import { stagePlan } from '../../implementary-progress/stage-plan.ts'
import { countPostponed } from './postponed.ts'

/** The stages with their plan, the documents that are prepared, and the preparation begun. */
export const projectStarted: Handler<'project'> = async (scene) => {
  await planStages(scene)
  await fillPrepare(scene, scene.row)
  await beginNode(scene, scene.row.id, 0)
}

const planStages = async (scene: Scene<'project'>): Promise<void> => {
  const { tx, row } = scene
  const projectId = String(row.id)
  const known = new Set((await find(scene, 'implementaryProgress', { projectId })).map(({ node }) => node))
  const days = await workDays(tx, row.implementStartTime, row.implementEndTime)
  for (const [node, plan] of stagePlan(days, await weightsOf(tx)).entries())
    if (!known.has(node))
      await addRow(scene, 'implementaryProgress', { projectId, node, ...plan, originalEnd: plan.planEnd })
}

/** The working days between two, both counted. */
const workDays = async (tx: Sql, from: string | null, to: string | null): Promise<string[]> => {
  const [span] = await tx.query<{ days: string[] }>(
    `select array(select d.day::date::text from generate_series($1::date, $2::date, interval '1 day') d (day)
       where app.is_work_day(d.day::date) order by d.day) as days`,
    [from, to],
  )
  return span?.days ?? []
}

const weightsOf = async (tx: Sql): Promise<number[]> => (await settingOf(tx, 'imp.nodeWeights')).split(',').map(Number)

/** A new end agreed to: stages that have not begun share the working days behind the one that runs. */
export const projectPassed: Handler<'project'> = async (scene) => {
  const { tx, before, row } = scene
  const end = row.implementEndTime
  if (!before || !end || before.implementEndTime === end) return
  if (before.implementEndTime && end > before.implementEndTime)
    await countPostponed(tx, { projectId: String(row.id), module: 'project', relevanceId: String(row.id) })
  const stages = await find(scene, 'implementaryProgress', { projectId: String(row.id) }, { sort: ['node'] })
  const waiting = stages.filter(({ status }) => status === '未开始')
  const running = stages.find(({ node }) => node === row.impNode)
  if (!running?.planEnd || waiting.length === 0) return
  const days = (await workDays(tx, running.planEnd, end)).filter((day) => day > String(running.planEnd))
  const weights = await weightsOf(tx)
  const plans = stagePlan(
    days.length ? days : [end],
    waiting.map(({ node }) => weights[node] ?? 0),
  )
  for (const [at, { id }] of waiting.entries()) await change(scene, 'implementaryProgress', id, { ...plans[at] })
}

export const beginNode = async (scene: Scene<'project'>, projectId: unknown, node: number): Promise<void> => {
  const [stage] = await scene.tx.query<{ id: string }>(
    `select id from store.implementary_progress where project_id = $1 and node = $2 and status = '未开始'`,
    [projectId, node],
  )
  if (stage) await moveBySystem(scene, 'implementaryProgress', 'begin', stage.id)
}

/** All that is required is there, and the client has somebody to talk to. */
export const projectEntering: Handler<'project'> = async ({ tx, row }) => {
  const missing = await tx.query<{ name: string }>(
    `select name from store.imp_prepare where project_id = $1 and required and status not in ('通过', '不适用')
     order by sort, id`,
    [row.id],
  )
  if (missing.length) throw conflict(`准备资料未齐全：${missing.map(({ name }) => name).join('、')}`)
  if (!row.clientId) return
  const contacts = await tx.query('select from store.client_contact where client_id = $1 limit 1', [row.clientId])
  if (contacts.length === 0) throw conflict('请先登记客户联系人')
}

/** The preparation is done; the next stage begins. */
export const projectEntered: Handler<'project'> = async (scene) => {
  const [stage] = await scene.tx.query<{ id: string }>(
    `select id from store.implementary_progress where project_id = $1 and node = 0 and status = '进行中'`,
    [scene.row.id],
  )
  if (stage) await moveBySystem(scene, 'implementaryProgress', 'prepared', stage.id)
}

export const projectAccepting: Handler<'project'> = (scene) => beginNode(scene, scene.row.id, 6)

/** What the client signed for is the project's own from now on. */
export const projectAccept: Handler<'project'> = async ({ tx, row }) => {
  const [report] = await tx.query<{ file: readonly FileEntry[] }>(
    `select l.file from store.imp_node_log l where l.project_id = $1 and l.node = 6 and l.name = '验收报告'
     order by l.round desc limit 1`,
    [row.id],
  )
  row.tzAcceptStatus = clock.now().toISOString()
  row.file3 = report?.file ?? []
}

/** Its contract, where that was not accepted yet, is accepted with it, which opens the maintenance. */
export const projectAccepted: Handler<'project'> = async (scene) => {
  const { tx, row } = scene
  const [contract] = await tx.query<{ id: string }>(
    `select id from store.contract where id = $1 and parent_id is null and dt_accept is null
       and stage in ('已签署', '履行中')`,
    [row.contractId],
  )
  const input = { dtAccept: today(), acceptanceFile: row.file3 }
  if (contract) await moveBySystem(scene, 'contract', 'accept', contract.id, input)
}

/** What had not begun, and the end of what runs, move on by the working days of the pause. */
export const projectResumed: Handler<'project'> = async ({ tx, before, row }) => {
  // the client's link rests with it
  await tx.query(
    'update store.project set tz_report_token = tz_report_token + ($2::timestamptz - $3::timestamptz) where id = $1',
    [...[row.id, clock.now().toISOString(), before?.tzPause]],
  )
  const [rested] = await tx.query<{ days: number }>(
    `select app.work_days(($1::timestamptz at time zone 'Asia/Shanghai')::date - 1, $2::date - 1) as days`,
    [before?.tzPause, today()],
  )
  const days = rested?.days ?? 0
  if (days <= 0) return
  const moved = (column: string): string => `${column} = app.work_day_after(${column}, $2)`
  await tx.query(
    `update store.implementary_progress set version = version + 1, ${moved('plan_end')},
       plan_start = case when status = '未开始' then app.work_day_after(plan_start, $2) else plan_start end
     where project_id = $1 and status in ('未开始', '进行中', '待确认')`,
    [row.id, days],
  )
  await tx.query(
    `update store.milepost set version = version + 1, ${moved('end_date')} where project_id = $1 and status = '未开始'`,
    [row.id, days],
  )
  await tx.query(
    `update store.project p set tz_node_end = (s.plan_end + 1)::timestamp at time zone 'Asia/Shanghai' - interval '1 second'
     from store.implementary_progress s where s.project_id = p.id and s.node = p.imp_node and p.id = $1`,
    [row.id],
  )
  await tasksResumed(tx, row.id, days)
}

/** Moves leaves that have not begun by the working days of the pause; milestones under way are excused those days. */
const tasksResumed = async (tx: Sql, projectId: string, days: number): Promise<void> => {
  await tx.query(
    `update store.milepost set version = version + 1, excused_days = excused_days + $2
     where project_id = $1 and status in ('进行中', '待确认')`,
    [projectId, days],
  )
  const day = (column: string): string => `app.work_day_after((${column} at time zone 'Asia/Shanghai')::date, $2)`
  await tx.query(
    `update store.wbs_task t set version = version + 1,
       tz_start = ${day('t.tz_start')}::timestamp at time zone 'Asia/Shanghai',
       tz_end = (${day('t.tz_end')} + 1)::timestamp at time zone 'Asia/Shanghai' - interval '1 second'
     where t.project_id = $1 and t.status = '未开始' and not exists (select from store.wbs_task c where c.parent_id = t.id)`,
    [projectId, days],
  )
  await tx.query('select app.wbs_settle($1)', [projectId])
}
