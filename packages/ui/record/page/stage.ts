import type { Entity } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import { movesOf } from '@chengban/kernel/moves.ts'
import type { StageLine, StageRows } from '@chengban/kernel/page.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { canOf, type Row } from '../../data/row.ts'
import { daysBetween } from '../../dates/days.ts'
import type { Hue } from '../../marks/states.ts'

export type PartPhase = 'done' | 'waits' | 'missing'

/** A document of a stage. */
export interface Part {
  readonly entity: Entity
  readonly rows: StageRows<string>
  readonly row: Row
  readonly phase: PartPhase
  readonly isRequired: boolean
}

export interface Stage {
  readonly row: Row
  readonly place: number
  readonly name: string
  readonly phase: 'done' | 'passed' | 'now' | 'todo'
  readonly plan: readonly [string, string]
  readonly fact: readonly [string, string]
  readonly late: number
  readonly done: number
  readonly total: number
  readonly parts: readonly Part[]
}

/** Documents as read, with their declaration. */
export interface Read {
  readonly entity: Entity
  readonly rows: StageRows<string>
  readonly found: readonly Row[]
}

export const stagesOf = (line: StageLine, rows: readonly Row[], read: readonly Read[]): readonly Stage[] =>
  rows.map((row) => ({
    row,
    place: Number(row[line.sort]),
    name: String(row[line.name]),
    phase: phaseOf(line, String(row[line.state])),
    plan: [textOf(row[line.plan[0]]), textOf(row[line.plan[1]])],
    fact: [textOf(row[line.fact[0]]), textOf(row[line.fact[1]])],
    late: Number(row[line.late] ?? 0),
    done: Number(row[line.parts[0]] ?? 0),
    total: Number(row[line.parts[1]] ?? 0),
    parts: read.flatMap((each) => partsOf(line, row, each)),
  }))

const phaseOf = (line: StageLine, state: string): Stage['phase'] => {
  if (line.done.includes(state)) return 'done'
  if (line.passed.includes(state)) return 'passed'
  return line.now.includes(state) ? 'now' : 'todo'
}

const partsOf = (line: StageLine, stage: Row, { entity, rows, found }: Read): readonly Part[] => {
  if (rows.only !== undefined && rows.only !== Number(stage[line.sort])) return []
  return found
    .filter((row) => (rows.match ?? []).every((name) => row[name] === stage[name]))
    .map((row) => ({
      entity,
      rows,
      row,
      phase: evaluate(rows.done, row) === true ? 'done' : evaluate(rows.waiting, row) === true ? 'waits' : 'missing',
      isRequired: row[rows.required] === true,
    }))
}

/** The stage in hand; where none is, the last that is over, or the first. */
export const currentOf = (stages: readonly Stage[]): Stage | undefined =>
  stages.find(({ phase }) => phase === 'now') ?? stages.findLast(({ phase }) => phase === 'done') ?? stages[0]

/** What the reader may do first to bring a stage on. */
export const nextPart = (stage: Stage | undefined): { readonly part: Part; readonly move: Move } | undefined => {
  if (stage?.phase !== 'now') return undefined
  const open = stage.parts.filter(({ isRequired, phase }) => isRequired && phase !== 'done')
  for (const phase of ['waits', 'missing'] as const)
    for (const part of open.filter((each) => each.phase === phase)) {
      const move = actOf(part)
      if (move) return { part, move }
    }
  return undefined
}

/** The move that brings a document on, where the reader can make it now. */
export const actOf = ({ entity, row, rows, phase }: Part): Move | undefined => {
  if (phase === 'done') return undefined
  const name = rows.acts[phase]
  return canOf(row).includes(name) ? movesOf(entity).find((move) => move.name === name) : undefined
}

/** Further moves of a document that the reader can make now. */
export const besidesOf = ({ entity, row, rows, phase }: Part): readonly Move[] =>
  phase === 'done'
    ? []
    : movesOf(entity).filter(({ name }) => rows.besides?.includes(name) === true && canOf(row).includes(name))

/** Returns a word for how a stage keeps to its plan; undefined when there is nothing to say. */
export const paceOf = (
  { phase, plan: [, end], late }: Stage,
  today: string,
): { readonly word: string; readonly hue: Hue } | undefined => {
  if (phase === 'passed') return { word: '跳过', hue: 'still' }
  if (phase === 'todo') return undefined
  if (late > 0) return { word: `迟 ${late} 天`, hue: 'bad' }
  if (phase === 'done') return { word: '按期', hue: 'still' }
  if (!end) return undefined
  const left = daysBetween(today, end)
  return left < 0 ? undefined : { word: left === 0 ? '今天到期' : `还剩 ${left} 天`, hue: 'wait' }
}

/** One square a required document, those that are there first. */
export const squaresOf = ({ parts, done, total }: Stage): readonly PartPhase[] => {
  const required = parts.filter(({ isRequired }) => isRequired)
  if (required.length !== total)
    return Array.from({ length: total }, (_, at): PartPhase => (at < done ? 'done' : 'missing'))
  return order.flatMap((phase) => required.filter((part) => part.phase === phase).map(() => phase))
}

const order: readonly PartPhase[] = ['done', 'waits', 'missing']
const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 10) : '')
