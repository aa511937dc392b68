import type { AnswerOf } from '@chengban/kernel/call.ts'
import type { FileEntry } from '@chengban/ui/files/file-entry.ts'
import type { readToday } from '../today.call.ts'

type Today = AnswerOf<typeof readToday>
type Item = Today['items'][number]

/** A line of a day as it is written on the screen. */
export interface Line {
  readonly key: string
  readonly id?: string
  readonly sourceType: string
  readonly sourceId: string | null
  readonly title: string
  readonly projectId: string | null
  readonly project: string | null
  readonly planHours: number
  readonly actualHours: number
  readonly isDone: boolean
  readonly output: string
  readonly outputFile: readonly FileEntry[]
  readonly isPlanned: boolean
  readonly isCarry: boolean
  /** Handed out by somebody else: it stays. */
  readonly isHandedOut: boolean
}

type Given = Pick<Item, 'sourceType' | 'sourceId' | 'title' | 'projectId' | 'planHours' | 'isCarry'> & Partial<Item>

export const lineOf = (item: Given): Line => ({
  key: item.id ?? `${item.sourceType} ${item.sourceId ?? item.title}`,
  ...(item.id ? { id: item.id } : {}),
  sourceType: item.sourceType,
  sourceId: item.sourceId,
  title: item.title,
  projectId: item.projectId,
  project: item.project ?? null,
  planHours: Number(item.planHours),
  actualHours: Number(item.actualHours ?? 0),
  isDone: item.isDone ?? false,
  output: item.output ?? '',
  outputFile: item.outputFile ?? [],
  isPlanned: Number(item.planHours) > 0,
  isCarry: item.isCarry,
  isHandedOut: (item.dispatcherId ?? null) !== null,
})

/** Returns a line for work without a source record. */
export const otherLine = (title: string, hours: 'planHours' | 'actualHours', count: number): Line => ({
  ...lineOf({ sourceType: '其他', sourceId: null, title, projectId: null, planHours: '0', isCarry: false }),
  key: `其他 ${title} ${count}`,
  [hours]: 1,
})

export const step = 0.5
const fullDay = 8
export const most = 16

/** Hours in steps of a half, within a day. */
export const inSteps = (hours: number, least: number): number =>
  Math.min(most, Math.max(least, Math.round(hours / step) * step))

export type Hours = 'planHours' | 'actualHours'
export const sumOf = (lines: readonly Line[], hours: Hours): number =>
  lines.reduce((total, line) => total + line[hours], 0)

/** 8.0, 7.5 */
export const hourWords = (hours: number): string => hours.toFixed(1)

/**
 * Splits lines into the plan and the rest. A plan starts with its existing items; an unplanned day is filled with
 * suggestions up to a full day. Work finished without a plan has no planned hours and is left out.
 */
export const planOf = ({ items, suggestions }: Pick<Today, 'items' | 'suggestions'>, isPlanned: boolean) => {
  const lines = items.map(lineOf).filter((line) => line.isPlanned)
  const rest: Line[] = []
  for (const offer of suggestions.map(lineOf)) {
    const fits = !isPlanned && offer.isPlanned && sumOf(lines, 'planHours') + offer.planHours <= fullDay
    if (fits) lines.push(offer)
    else rest.push(offer)
  }
  return { lines, rest }
}

/**
 * Merges a kept draft into the current lines: drops lines whose item no longer exists, adds those dispatched meanwhile.
 */
export const restoredLines = (kept: readonly Line[], known: readonly Line[]): readonly Line[] => {
  const keys = new Set(known.map(({ key }) => key))
  const still = kept.filter(({ key, sourceId, id }) => keys.has(key) || (!id && !sourceId))
  // a draft of an earlier version of this page has no files
  const whole = still.map((line) => ({ ...line, outputFile: line.outputFile ?? [] }))
  return [...whole, ...known.filter((line) => line.isHandedOut && !still.some(({ key }) => key === line.key))]
}

const sourceOf = ({ id, sourceType, sourceId, title, projectId }: Line) => {
  if (id) return { id }
  return sourceId ? { sourceType, sourceId, title } : { sourceType, title, projectId }
}

/** Maps field errors such as `rows.2.output` to the key of the third line. */
export const faultsOf = (fields: Readonly<Record<string, string>>, lines: readonly Line[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, message]) => {
      const line = lines[Number(/^rows\.(\d+)\./.exec(name)?.[1] ?? Number.NaN)]
      return line ? [[line.key, message]] : []
    }),
  )

export const plannedBody = (line: Line) => ({ ...sourceOf(line), planHours: line.planHours.toFixed(1) })

export const toldBody = (line: Line) => ({
  ...sourceOf(line),
  actualHours: line.actualHours.toFixed(1),
  isDone: line.isDone,
  output: line.output.trim() || null,
  outputFile: line.outputFile,
})

export const rewrittenBody = ({ id, output, outputFile }: Line) => ({ id, output: output.trim(), outputFile })

/** Whether the output of a line was rewritten. */
export const isRewritten = (before: Line | undefined, { output, outputFile }: Line): boolean =>
  before?.output !== output || before.outputFile !== outputFile
