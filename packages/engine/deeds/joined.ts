import { add } from '@chengban/kernel/decimal.ts'
import type { Count } from '@chengban/kernel/deeds/counted.ts'
import type { Answer, Figures, Filter, Node } from '@chengban/kernel/statistics.ts'

type Sum = Figures & { readonly filter: Filter }
type Joined = Pick<Answer, 'nodes' | 'sum'>

/** Figures of several sources under the keys they share; where a source has no rows of a key, it has its empty figures. */
export const joinedAnswer = ({ order, top, groupBy, measures = {} }: Count, answers: readonly Answer[]): Joined => {
  const [first, ...others] = answers
  if (!first) throw new Error('no answer')
  if (others.length === 0) return first
  const all = [first, ...others]
  const names = new Map(all.flatMap(({ nodes }) => nodes.map(({ key, name }) => [key, name] as const)))
  const found = all.map(({ nodes }) => new Map(nodes.map((node) => [node.key, node])))
  const nodes = [...names].map(([key, name]): Node => {
    const parts = all.map(({ sum }, at) => found[at]?.get(key) ?? emptied(sum))
    return { ...together(parts), key, name } as Node
  })
  const sum = together(all.map(({ sum: one }) => one)) as Sum
  return { nodes: ordered(nodes, order ?? Object.keys(measures)[0], isPeriod(groupBy)).slice(0, top ?? 1000), sum }
}

/** Adds up figures that several parts have; the filter is that of the first. */
const together = (parts: readonly Figures[]): Figures => {
  const joined: Record<string, unknown> = {}
  for (const part of parts)
    for (const [name, value] of Object.entries(part)) joined[name] = name in joined ? added(joined[name], value) : value
  return joined as Figures
}

const added = (a: unknown, b: unknown): unknown => {
  if (typeof a === 'number' && typeof b === 'number') return a + b
  return isFigure(a) && isFigure(b) ? add(a, b) : (a ?? b)
}

const isFigure = (value: unknown): value is string => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)

const isPeriod = (groupBy: Count['groupBy']): boolean => Object.values(groupBy ?? {}).some((one) => one.includes(':'))

/** Of no rows: amounts with their digits, what has no value without. */
const emptied = (sum: Sum): Figures => ({
  ...(Object.fromEntries(Object.entries(sum).map(([name, value]) => [name, nothing(value)])) as Figures),
  count: 0,
  filter: sum.filter,
})

const nothing = (value: unknown): unknown => {
  if (typeof value === 'number') return 0
  if (!isFigure(value)) return null
  return value.replace(/\d/g, '0').replace(/^-?0+/, '0')
}

const ordered = (nodes: readonly Node[], order: string | undefined, isTime: boolean): Node[] =>
  nodes.toSorted((a, b) => {
    if (isTime || !order) return String(a.key) < String(b.key) ? -1 : 1
    return Number(b[order] ?? 0) - Number(a[order] ?? 0) || a.name.localeCompare(b.name, 'zh')
  })
