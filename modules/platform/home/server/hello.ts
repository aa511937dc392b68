import type { CallHandler } from '@chengban/engine/call.ts'
import { clock, today } from '@chengban/engine/clock.ts'
import { part } from '@chengban/engine/dashboard/part.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { linkTo } from '@chengban/engine/row/announce.ts'
import type { homeHello } from '../hello.call.ts'
import { buttonOf, type DayState } from './day-button.ts'
import { auditsSql, daySql, meetingsSql, tasksSql } from './hello-sql.ts'
import { documentsOf } from './notices-and-readings.ts'
import { shortcutsOf } from './shortcuts.ts'

/** Returns the caller's day, read under their own rights. */
export const hello: CallHandler<typeof homeHello> = async (engine) => {
  const day = today()
  const [audits, tasks, stands, meetings, documents, shortcuts] = await Promise.all([
    part(() => auditsOf(engine)),
    part(() => tasksOf(engine, day)),
    part(() => dayOf(engine, day)),
    part(() => meetingsOf(engine, day)),
    part(() => readingsOf(engine)),
    part(() => shortcutsOf(engine)),
  ])
  return { audits, tasks, day: stands, meetings, documents, shortcuts } as never
}

interface Node {
  readonly id: string
}

const link = ({ writer: { catalog } }: Engine, name: string, id: string): string => linkTo(catalog.entity(name), id)

const auditsOf = async (engine: Engine) => {
  const rows = await engine.read<Node & { module: string; relevanceId: string; count: number; overdue: number }>({
    text: auditsSql,
    prepared: true,
  })
  const { catalog } = engine.writer
  return {
    count: rows[0]?.count ?? 0,
    overdue: rows[0]?.overdue ?? 0,
    nodes: rows.map(({ count: _count, overdue: _overdue, relevanceId, ...node }) => ({
      ...node,
      link: catalog.all.has(node.module) ? link(engine, node.module, relevanceId) : null,
    })),
  }
}

const tasksOf = async (engine: Engine, day: string) => {
  const rows = await engine.read<Node & { today: number; overdue: number }>({
    text: tasksSql,
    params: [day],
    prepared: true,
  })
  return {
    today: rows[0]?.today ?? 0,
    overdue: rows[0]?.overdue ?? 0,
    nodes: rows.map(({ today: _today, overdue: _overdue, ...node }) => ({
      ...node,
      link: link(engine, 'task', node.id),
    })),
  }
}

const dayOf = async (engine: Engine, day: string) => {
  const [row] = await engine.read<DayState & { timeliness: string | null }>({
    text: daySql,
    params: [day],
    prepared: true,
  })
  if (!row) return null
  const { isWorkDay, isLeave, plan, report, timeliness } = row
  return { isWorkDay, isLeave, plan, report, timeliness, button: buttonOf(row, clock.now()) }
}

const meetingsOf = async (engine: Engine, day: string) => {
  const rows = await engine.read<Node>({ text: meetingsSql, params: [day], prepared: true })
  return rows.map((row) => ({ ...row, link: link(engine, 'workDay', row.id) }))
}

const readingsOf = async (engine: Engine) => {
  const found = await documentsOf(engine)
  return {
    unread: found.length,
    nodes: found.slice(0, 5).map(({ id, name, dueDate, link: to }) => ({ id, name, dueDate, link: to })),
  }
}
