import type { Sql } from '@chengban/engine/db/sql.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import type { readToday } from '../../today.call.ts'
import type { Item } from '../lines.ts'
import type { DayOf } from '../own-day.ts'
import { type Standing, standings } from './evening.ts'

export type ShownItem = AnswerOf<typeof readToday>['items'][number]

export const shown = (item: Item): ShownItem => ({
  id: item.id,
  sourceType: item.sourceType,
  sourceId: item.sourceId,
  title: item.title,
  projectId: item.projectId,
  planHours: item.planHours ?? '0.0',
  actualHours: item.actualHours,
  remainHours: item.remainHours,
  progress: item.progress,
  isDone: item.isDone,
  output: item.output,
  outputFile: item.outputFile ?? [],
  reason: item.reason,
  dispatcherId: item.dispatcherId,
  isCarry: item.isCarry,
  isPlanned: Number(item.planHours) > 0,
})

const halfHour = '0.5'

/** Returns the planned items with likely results, followed by unplanned work finished that day. */
export const evening = async (tx: Sql, of: DayOf, items: readonly Item[]): Promise<ShownItem[]> => {
  const found = await standings(
    tx,
    of,
    items.map(({ sourceType, sourceId }) => `${sourceType} ${sourceId}`),
  )
  const ofItem = (item: Item): Standing | undefined =>
    found.find((one) => one.sourceType === item.sourceType && one.sourceId === item.sourceId)
  const besides = found.filter(
    (one) => one.isOfDay && !items.some((item) => item.sourceType === one.sourceType && item.sourceId === one.sourceId),
  )
  return [...items.map((item) => likely(item, ofItem(item))), ...besides.map(unplanned)]
}

const outputOf = (isDone: boolean, output: string | null | undefined): string =>
  output?.trim() ? output : isDone ? '已完成' : '进行中'

const likely = (item: Item, found: Standing | undefined): ShownItem => {
  const isDone = found?.isDone ?? item.isDone
  return { ...shown(item), actualHours: item.planHours, isDone, output: outputOf(isDone, found?.output) }
}

const unplanned = ({ isOfDay: _, hours, ...found }: Standing): ShownItem => ({
  ...found,
  id: null,
  planHours: '0.0',
  actualHours: hours ?? halfHour,
  remainHours: null,
  progress: null,
  output: outputOf(found.isDone, found.output),
  outputFile: [],
  reason: null,
  dispatcherId: null,
  isCarry: false,
  isPlanned: false,
})
