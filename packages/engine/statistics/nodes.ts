import { present } from '@chengban/kernel/present.ts'
import type { Answer, Cell, Figures, Filter, Node } from '@chengban/kernel/statistics.ts'
import { calendars, type Days, periodsOf, within } from './period.ts'
import { both, daysFilter } from './said.ts'
import type { Plan } from './statement.ts'

/** A row of the statement: `k0`, `rest0`, `over0`, `name0` …, `n`, `m_{measure}`. */
export type Line = Readonly<Record<string, unknown>> & { readonly n: number }

export interface GroupGathering {
  readonly plan: Plan
  readonly lines: readonly Line[]
  /** What narrows all rows, beside the days. */
  readonly base: Filter
  readonly date: string | undefined
  readonly days: Days
  /** The days as a filter. */
  readonly bounded: Filter
  readonly fill: boolean
}

/** One group of a column. */
interface Group {
  readonly key: string | null
  readonly name: string
  readonly isRest: boolean
}

/** The rows of the statement as nodes; members of the series without rows are included, empty. */
export const nodesOf = (all: GroupGathering): Omit<Answer, 'where'> => {
  const { plan, lines, base, bounded } = all
  const whole = {
    ...figures(
      plan,
      lines.find((line) => isOver(line, plan, 0)),
    ),
    filter: both(base, bounded),
  }
  if (plan.groups.length === 0) return { nodes: [], sum: whole }
  if (plan.form === 'tree' || plan.groups.length === 1) return { nodes: branch(all, 0, lines, []), sum: whole }
  return { ...matrix(all), sum: whole }
}

const matrix = (all: GroupGathering): Pick<Answer, 'nodes' | 'columns'> => {
  const { plan, lines } = all
  const [rows, columns] = [groupsAt(all, 0, lines), groupsAt(all, 1, lines)]
  const find = finder(plan, lines)
  const cell = (row: Group, column: Group): Cell => ({
    ...figures(plan, find([row, column])),
    filter: filterOf(all, [
      [row, rows],
      [column, columns],
    ]),
  })
  return {
    nodes: rows.map((row) => ({
      ...node(all, [[row, rows]], find([row])),
      cells: columns.map((column) => cell(row, column)),
    })),
    columns: columns.map((column) => node(all, [undefined, [column, columns]], find([undefined, column]))),
  }
}

type Kept = readonly Group[]
/** A group, and its siblings. */
type Chosen = readonly [Group, Kept]

/** Groups within groups. */
const branch = (all: GroupGathering, depth: number, lines: readonly Line[], above: readonly Chosen[]): Node[] => {
  const { plan } = all
  const groups = groupsAt(all, depth, lines)
  const here = lines.filter((line) => !isOver(line, plan, depth))
  const kept = keptIn(all, depth)
  return groups.map((group) => {
    const chosen = [...above, [group, kept] as const]
    const own = here.filter((line) => isOf(line, depth, group))
    const line = own.find((one) => depth + 1 >= plan.groups.length || isOver(one, plan, depth + 1))
    const shown = node(all, chosen, line)
    return depth + 1 < plan.groups.length ? { ...shown, children: branch(all, depth + 1, own, chosen) } : shown
  })
}

/** All named groups of a column, wherever they occur: 其他 is everything else. */
const keptIn = ({ plan, lines }: GroupGathering, at: number): Kept =>
  lines.filter((line) => !isOver(line, plan, at)).map((line) => groupOf(line, at))

const isOver = (line: Line, { groups }: Plan, at: number): boolean => groups.length === 0 || line[`over${at}`] === true
const isOf = (line: Line, at: number, { key, isRest }: Group): boolean =>
  line[`over${at}`] === false && line[`rest${at}`] === isRest && line[`k${at}`] === key

const finder = (
  { groups }: Plan,
  lines: readonly Line[],
): ((chosen: readonly (Group | undefined)[]) => Line | undefined) => {
  const mark = (part: (at: number) => unknown): string => JSON.stringify(groups.map((_, at) => part(at)))
  const found = new Map(
    lines.map((line) => [mark((at) => (line[`over${at}`] ? null : [line[`k${at}`], line[`rest${at}`]])), line]),
  )
  return (chosen) =>
    found.get(
      mark((at) => {
        const group = chosen[at]
        return group ? [group.key, group.isRest] : null
      }),
    )
}

/** The groups of a column in their order: time, the order of the declaration, else as they were ranked. */
const groupsAt = (all: GroupGathering, at: number, lines: readonly Line[]): Group[] => {
  const { plan, fill } = all
  const { field, period } = present(plan.groups[at])
  const found = distinct(plan, at, lines)
  const { values } = field.options
  if (period) return [...series(all, at, found), ...found.filter(({ key }) => key === null)]
  if (!values) return found
  const hasRest = found.some(({ isRest }) => isRest)
  const known = values.filter((value) => found.some(({ key }) => key === value) || (fill && !hasRest))
  const outside = found.filter(({ key }) => key === null || !values.includes(key))
  return [...known.map((value): Group => ({ key: value, name: value, isRest: false })), ...outside]
}

const distinct = (plan: Plan, at: number, lines: readonly Line[]): Group[] =>
  lines
    .filter((line) => standsFor(line, plan, at))
    .map((line) => ({ weight: weightOf(line, plan), group: groupOf(line, at) }))
    .sort(
      (a, b) =>
        Number(a.group.isRest) - Number(b.group.isRest) ||
        b.weight - a.weight ||
        a.group.name.localeCompare(b.group.name, 'zh'),
    )
    .map(({ group }) => group)

/** The line of a whole group of this column: nothing further parts it. */
const standsFor = (line: Line, plan: Plan, at: number): boolean =>
  !isOver(line, plan, at) &&
  plan.groups.every((_, other) => other === at || isOver(line, plan, other) || (plan.form === 'tree' && other < at))

const weightOf = (line: Line, { order, figures }: Plan): number => {
  const weight = order === undefined ? line.n : line[`m_${figures[order]?.[0]}`]
  return weight === null ? -Number.MAX_VALUE : Number(weight)
}

const groupOf = (line: Line, at: number): Group => {
  const isRest = line[`rest${at}`] === true
  const key = line[`k${at}`] as string | null
  return { key, name: isRest ? '其他' : key === null ? '未填写' : String(line[`name${at}`] ?? key), isRest }
}

/** Every period of the days asked for, or from the first that has rows to the last. */
const series = ({ plan, date, days }: GroupGathering, at: number, found: readonly Group[]): Group[] => {
  const { name, period = 'day' } = present(plan.groups[at])
  const { daysOf } = calendars[period]
  const keys = found.flatMap(({ key }) => (key === null ? [] : [key])).sort()
  const asked = name === date ? days : {}
  const [first, last] = [keys[0], keys.at(-1)]
  const from = asked.from ?? (first && daysOf(first).from)
  const to = asked.to ?? (last && daysOf(last).to)
  return from && to ? periodsOf(period, { from, to }).map((key) => ({ key, name: key, isRest: false })) : []
}

const node = (all: GroupGathering, chosen: readonly (Chosen | undefined)[], line: Line | undefined): Node => {
  const { key, name, isRest } = present(chosen.at(-1))[0]
  return {
    key,
    name,
    ...(isRest ? { rest: true as const } : {}),
    ...figures(all.plan, line),
    ...besides(all.plan, line),
    filter: filterOf(all, chosen),
  }
}

const besides = ({ beside = [] }: Plan, line: Line | undefined): Record<string, unknown> =>
  Object.fromEntries(beside.map(([name]) => [name, line?.[`t_${name}`] ?? null]))

/** Months are clipped to the days asked for. */
const filterOf = (
  { plan, base, date, days, bounded }: GroupGathering,
  chosen: readonly (Chosen | undefined)[],
): Filter => {
  let filter = base
  let isBounded = false
  chosen.forEach((one, at) => {
    if (!one) return
    const [{ key, isRest }, kept] = one
    const { field, name, period, filter: values } = present(plan.groups[at])
    if (period && key !== null) {
      isBounded ||= name === date
      filter = both(filter, daysFilter(name, field, within(calendars[period].daysOf(key), name === date ? days : {})))
    } else if (isRest) filter = both(filter, values(namedOf(kept), true))
    else filter = both(filter, values([key]))
  })
  return isBounded ? filter : both(filter, bounded)
}

const namedOf = (kept: Kept): (string | null)[] => [
  ...new Set(kept.filter(({ isRest }) => !isRest).map(({ key }) => key)),
]

const figures = ({ figures: all }: Plan, line: Line | undefined): Figures => ({
  count: line?.n ?? 0,
  ...Object.fromEntries(all.map(([name, { empty }]) => [name, line ? line[`m_${name}`] : empty])),
})
