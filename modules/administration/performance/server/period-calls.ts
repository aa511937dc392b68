import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { asSystem, type Within } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { make } from '@chengban/engine/write/move.ts'
import type { InputOf } from '@chengban/kernel/call.ts'
import { has } from '@chengban/kernel/has.ts'
import { conflict, forbidden, invalid } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { performance } from '../performance.entity.ts'
import type { noticePerformance, refreshPerformance } from '../period.call.ts'
import { type Period, quarterOf, weekOf } from '../period.ts'
import { demandAlone, peopleOf, refreshPeople } from './refresh.ts'
import { remindOnce } from './remind.ts'

type Input = InputOf<typeof refreshPerformance>

export const periodOf = ({ type, year, quarter, month, week }: Omit<Input, 'userIds'>): Period => {
  if (type === '季度' && !quarter) throw invalid({ quarter: '请选择季度' })
  if (type === '周' && !(month && week)) throw invalid({ week: '请选择周次' })
  const period = type === '季度' ? quarterOf(year, quarter ?? 1) : weekOf(year, month ?? 1, week ?? 1)
  if (!period) throw invalid({ week: '周次不存在' })
  return period
}

export const refreshSheets: CallHandler<typeof refreshPerformance> = (engine, input) => {
  const period = periodOf(input)
  if (period.startDate > today()) throw invalid({ year: '考核期尚未开始' })
  const { writer } = engine
  return engine.write(performance, async (tx) => {
    const within: Within = { tx, writer: asSystem(writer) }
    await demandAlone(within, period)
    const people = await peopleAsked(engine, within, period, input.userIds)
    return refreshPeople(within, period, people)
  })
}

/** Anybody by right, otherwise those whose sheets one decides on. */
const peopleAsked = async (
  engine: Engine,
  within: Within,
  period: Period,
  named: readonly string[] | null | undefined,
): Promise<string[]> => {
  const { actor } = engine.writer
  const all = await peopleOf(within, period)
  const wanted = named?.length ? all.filter((id) => named.includes(id)) : all
  if (has(actor.entries, 'performance:manage')) return wanted
  const led = await within.tx.query<{ id: string }>(
    `select u.id::text from store."user" u where u.id <> $1 and (u.superior_id = $1
       or u.id in (select p.user_id from store.performance p where p.leader_id = $1)
       or (u.superior_id is null and u.department_id in (select d.id from store.department d where d.leader_id = $1)))`,
    [actor.userId],
  )
  const mine = new Set(led.map(({ id }) => id))
  if (named?.some((id) => !mine.has(id))) throw forbidden()
  return wanted.filter((id) => mine.has(id))
}

export const noticeSheets: CallHandler<typeof noticePerformance> = (engine, input) => {
  const period = periodOf(input)
  if (period.endDate >= today()) throw conflict('考核期尚未结束')
  const { writer } = engine
  return engine.write(performance, async (tx) => {
    const within: Within = { tx, writer: asSystem(writer) }
    await demandAlone(within, period)
    const sheets = await sheetsOf(within, period, input.userIds)
    const open = sheets.filter(({ status }) => status === '未开始')
    await refreshPeople(
      within,
      period,
      open.map(({ userId }) => userId),
    )
    for (const { id } of open) await make(tx, within.writer, performance, 'notice', { id, version: undefined })
    const told = sheets.filter(({ status }) => status === '待本人确认')
    const reminded = await remindOnce(within, told)
    if (open.length === 0 && reminded === 0) throw invalid({ type: '没有可发布的绩效' })
    return { noticed: open.length, reminded }
  })
}

const sheetsOf = (
  within: Within,
  { type, year, quarter, month, week }: Period,
  userIds: readonly string[] | null | undefined,
): Promise<RowOf<'performance'>[]> => {
  const people = userIds?.length ? { userId: userIds } : {}
  return find(within, 'performance', { type, year, quarter, month, week, ...people }, { isLocked: true })
}
