import type { CallHandler } from '@chengban/engine/call.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { linkTo } from '@chengban/engine/row/announce.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { daysBetween } from '@chengban/kernel/days.ts'
import { listed } from '@chengban/kernel/listed.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { workCalendar } from '../calendar.call.ts'
import { busyText, daysText, layers } from './calendar-layers.ts'

type Answer = AnswerOf<typeof workCalendar>
type Node = Answer['nodes'][number]

const mostDays = 62

const listOf = (text: string | null | undefined): readonly string[] | undefined => (text ? listed(text) : undefined)

/** Returns rows the caller may read; other people's meetings that the caller may not read appear only as busy time. */
export const readCalendar: CallHandler<typeof workCalendar> = async (engine, input) => {
  const { date1, date2, doneToo } = input
  const days = daysBetween(date1, date2)
  if (days < 0 || days >= mostDays) throw invalid({ date2: '日期错误' })
  const people = listOf(input.userIds) ?? [engine.writer.actor.userId]
  if (!people.every(isUuid)) throw invalid({ userIds: '人员不存在' })
  const kinds = listOf(input.kinds) ?? Object.keys(layers)
  if (kinds.some((kind) => !Object.hasOwn(layers, kind))) throw invalid({ kinds: '类别不存在' })
  const params = [date1, date2, people, doneToo === true]
  const [worked, ...found] = await Promise.all([
    engine.read<Answer['days'][number]>({ text: daysText, params: [date1, date2] }),
    ...kinds.map((kind) => readLayer(engine, kind, params)),
    kinds.includes('meeting') ? readBusy(engine, params.slice(0, 3)) : [],
  ])
  return { days: worked, nodes: found.flat().sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0)) }
}

const readLayer = async (engine: Engine, kind: string, params: readonly unknown[]): Promise<Node[]> => {
  const layer = layers[kind]
  if (!layer) return []
  const rows = await engine.read<Omit<Node, 'kind' | 'route'>>({ text: layer.text, params: [...params] })
  const entity = engine.writer.catalog.entity(layer.of)
  return rows.map((row) => ({ kind, ...row, route: row.id ? linkTo(entity, row.id) : null }))
}

const readBusy = async (engine: Engine, params: readonly unknown[]): Promise<Node[]> => {
  const rows = await engine.asHouse('meetings of colleagues are told as 忙碌 alone', (tx) =>
    tx.query<Pick<Node, 'start' | 'end' | 'userId'>>(busyText, [...params]),
  )
  const plain = { kind: 'meeting', id: null, title: '忙碌', allDay: false, status: null, isDelay: false, route: null }
  return rows.map((row) => ({ ...plain, ...row }))
}
