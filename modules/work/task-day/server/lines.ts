import { isUuid } from '@chengban/engine/db/uuid.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { update } from '@chengban/engine/write/save.ts'
import { invalid, Refusal } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import type { Sourced } from '../../plan-item/server/sources.ts'
import { taskDay } from '../task-day.entity.ts'

export type Item = RowOf<'planItem'>
/** A line as it was sent: read by the write path. */
export type Line = { readonly [K in keyof Item]?: unknown }

export const planned = ['id', 'sourceType', 'sourceId', 'title', 'projectId', 'planHours', 'sort'] as const
export const told = [
  ...['id', 'sourceType', 'sourceId', 'title', 'projectId', 'actualHours', 'remainHours', 'progress', 'isDone'],
  ...['output', 'outputFile', 'reason', 'complete'],
]

/** Matches sent lines to existing items by id or source. Refuses fields that may not be changed here. */
export const readLines = (sent: unknown, names: readonly string[], standing: readonly Item[]): Line[] => {
  if (!Array.isArray(sent) || !sent.every(isLine)) throw invalid({ items: '事项格式错误' })
  const lines = sent.map((line, index) => {
    const strange = Object.keys(line).find((name) => !names.includes(name))
    if (strange) throw invalid({ [`rows.${index}.${strange}`]: '该字段不可修改' })
    const id = line.id ?? standing.find((one) => isSame(one, line))?.id
    // the name of its source goes before any other
    const title = line.title ?? (id || !line.sourceId ? undefined : '事项')
    return { ...line, ...(id ? { id } : {}), ...(title === undefined ? {} : { title }) }
  })
  const twice = lines.findIndex((line, index) => lines.slice(0, index).some((one) => isSame(one, line)))
  if (twice >= 0) throw invalid({ [`rows.${twice}.sourceId`]: '事项重复' })
  return lines
}

const isLine = (line: unknown): line is Line => typeof line === 'object' && line !== null && !Array.isArray(line)
const isSame = (one: Line, other: Line): boolean =>
  (Boolean(one.id) && one.id === other.id) ||
  (Boolean(one.sourceId) && one.sourceType === other.sourceType && one.sourceId === other.sourceId)

/** What lines name, before they are written. */
export const namedIn = (lines: readonly Line[]): Sourced[] =>
  lines.flatMap(({ sourceType, sourceId }) =>
    typeof sourceId === 'string' && isUuid(sourceId)
      ? [{ sourceType: sourceType as Item['sourceType'], sourceId }]
      : [],
  )

/** The lines of a day are these and no others. */
export const writeLines = async ({ tx, writer }: Within, dayId: string, lines: readonly Line[]): Promise<void> => {
  try {
    await update(tx, writer, taskDay, dayId, { task: lines.map(({ sort: _, ...line }) => line) })
  } catch (error) {
    throw error instanceof Refusal && error.data?.fields ? ofRows(error.data.fields) : error
  }
}

const ofRows = (fields: Readonly<Record<string, string>>): Refusal =>
  invalid(
    Object.fromEntries(
      Object.entries(fields).map(([name, message]) => [
        name.replace(/^task\b/, name === 'task' ? 'items' : 'rows'),
        message,
      ]),
    ),
  )
