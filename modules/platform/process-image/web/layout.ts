import type { State, Transition } from './diagram-calls.ts'

export interface Box {
  readonly state: State
  readonly x: number
  readonly y: number
}

/** One or several moves between the same two states, as one arrow. */
export interface Arrow {
  readonly moves: readonly Transition[]
  /** Corners of the line, the head at the last. */
  readonly points: readonly (readonly [number, number])[]
  /** Centre of the label. */
  readonly at: readonly [number, number]
}

export interface Layout {
  readonly width: number
  readonly height: number
  readonly boxes: readonly Box[]
  readonly arrows: readonly Arrow[]
}

export const boxWidth = 136
export const boxHeight = 44
const lane = 22
const glyph = 13

interface Cell {
  readonly column: number
  readonly row: number
}

interface Edge {
  readonly from: string
  readonly to: string
  readonly moves: readonly Transition[]
}

/**
 * Lays out two rows: the main path from the first state above, its branches below. Neighbours are joined by straight
 * lines; all other lines run in separate lanes above, between or below the rows, so that no two overlap.
 */
export const layoutOf = (states: readonly State[], transitions: readonly Transition[]): Layout => {
  const edges = edgesOf(transitions)
  const cells = cellsOf(states, edges)
  const lanes = lanesOf(edges, cells)
  const top = 16 + lanes.count(0) * lane
  const second = top + boxHeight + 36 + lanes.count(1) * lane
  const columns = Math.max(...[...cells.values()].map(({ column }) => column)) + 1
  const lefts = Array.from({ length: columns }, () => 1)
  for (let at = 1; at < columns; at++) lefts[at] = (lefts[at - 1] ?? 1) + boxWidth + gapAfter(at - 1, edges, cells)
  const x = (column: number): number => lefts[column] ?? 1
  const y = (row: number): number => (row === 0 ? top : second)
  const place = (name: string): { x: number; y: number } => {
    const { column, row } = cells.get(name) ?? { column: 0, row: 0 }
    return { x: x(column), y: y(row) }
  }
  const starts = [0, top + boxHeight + 18, second + boxHeight + 18]
  const laneY = (edge: Edge): number => {
    const at = lanes.of(edge)
    return at === undefined ? 0 : (starts[at.band] ?? 0) + 8 + at.index * lane
  }
  const ports = portsOf(edges, cells, lanes)
  const rows = [...cells.values()].some(({ row }) => row === 1)
  return {
    width: x(columns - 1) + boxWidth + 1,
    height: (rows ? second : top) + boxHeight + 18 + lanes.count(2) * lane,
    boxes: states.map((state) => ({ state, ...place(state.name) })),
    arrows: edges.map((edge) => arrowOf(edge, place, ports, lanes.of(edge)?.band, laneY(edge))),
  }
}

const edgesOf = (transitions: readonly Transition[]): readonly Edge[] => {
  const found = new Map<string, Transition[]>()
  for (const each of transitions) {
    const key = `${each.from} ${each.to}`
    found.set(key, [...(found.get(key) ?? []), each])
  }
  return [...found.values()].map((moves) => ({ from: moves[0]?.from ?? '', to: moves[0]?.to ?? '', moves }))
}

/** Places the states: the main path in their order, the others below the states they are reached from. */
const cellsOf = (states: readonly State[], edges: readonly Edge[]): ReadonlyMap<string, Cell> => {
  const names = states.map(({ name }) => name)
  const through = throughOf(states, edges)
  const cells = new Map<string, Cell>(through.map((name, column) => [name, { column, row: 0 }]))
  const taken = new Set<number>()
  for (const name of names.filter((each) => !cells.has(each))) {
    const near = edges.flatMap(({ from, to }) => (to === name ? [from] : from === name ? [to] : []))
    const wanted = Math.min(...near.flatMap((each) => cells.get(each)?.column ?? []), through.length - 1)
    let column = Math.max(0, wanted)
    while (taken.has(column)) column++
    taken.add(column)
    cells.set(name, { column, row: 1 })
  }
  return cells
}

const throughOf = (states: readonly State[], edges: readonly Edge[]): readonly string[] => {
  const names = states.map(({ name }) => name)
  const first = states.find(({ kind }) => kind === 'start')?.name ?? names[0]
  // where only the system leads on from the first, the way begins at the next
  const begins = names.find((name) => edges.some(({ from, to }) => from === name && to !== name))
  const leadsOn = edges.some(({ from, to }) => from === first && to !== first)
  const way: string[] = leadsOn || first === undefined ? [] : [first]
  for (let now = leadsOn ? first : begins; now !== undefined && !way.includes(now); ) {
    way.push(now)
    const here = now
    const next = edges
      .filter(({ from, to }) => from === here && !way.includes(to))
      .filter(({ to }) => names.indexOf(to) > names.indexOf(here) && !isAside(states, to))
      .sort((a, b) => names.indexOf(a.to) - names.indexOf(b.to))
    now = next[0]?.to
  }
  return way
}

// what goes back or breaks off leads nowhere further
const isAside = (states: readonly State[], name: string): boolean =>
  states.find((state) => state.name === name)?.kind === 'reject' || /撤回|作废|终止|取消|停用|变更中/.test(name)

interface Lanes {
  readonly of: (edge: Edge) => { readonly band: 0 | 1 | 2; readonly index: number } | undefined
  readonly count: (band: 0 | 1 | 2) => number
}

/** Band 0 lies over the first row, 1 between the rows, 2 under the second; neighbours need none. */
const lanesOf = (edges: readonly Edge[], cells: ReadonlyMap<string, Cell>): Lanes => {
  const bands: Edge[][] = [[], [], []]
  const known = new Map<Edge, { band: 0 | 1 | 2; index: number }>()
  for (const edge of edges) {
    const band = bandOf(edge, cells)
    const list = band === undefined ? undefined : bands[band]
    if (band === undefined || !list) continue
    known.set(edge, { band, index: list.length })
    list.push(edge)
  }
  return { of: (edge) => known.get(edge), count: (band) => bands[band]?.length ?? 0 }
}

const bandOf = ({ from, to }: Edge, cells: ReadonlyMap<string, Cell>): 0 | 1 | 2 | undefined => {
  const [a, b] = [cells.get(from), cells.get(to)]
  if (!a || !b) return undefined
  if (a.row !== b.row) return 1
  if (b.column === a.column + 1) return undefined
  return a.row === 0 ? 0 : 2
}

/** Where along the edge of its box each line begins and ends, in the order in which they leave. */
type Ports = (edge: Edge, end: 'from' | 'to') => number

const portsOf = (edges: readonly Edge[], cells: ReadonlyMap<string, Cell>, lanes: Lanes): Ports => {
  const sides = new Map<string, { edge: Edge; end: 'from' | 'to' }[]>()
  const keyOf = (edge: Edge, end: 'from' | 'to'): string => {
    const row = cells.get(edge[end])?.row ?? 0
    return `${edge[end]} ${lanes.of(edge)?.band === row + 1 ? 'below' : 'above'}`
  }
  for (const edge of edges.filter((each) => lanes.of(each)))
    for (const end of ['from', 'to'] as const) {
      const key = keyOf(edge, end)
      sides.set(key, [...(sides.get(key) ?? []), { edge, end }])
    }
  const other = ({ edge, end }: { edge: Edge; end: 'from' | 'to' }): number =>
    cells.get(edge[end === 'from' ? 'to' : 'from'])?.column ?? 0
  for (const list of sides.values()) list.sort((a, b) => other(a) - other(b))
  return (edge, end) => {
    const list = sides.get(keyOf(edge, end)) ?? []
    const at = list.findIndex((each) => each.edge === edge && each.end === end)
    return (boxWidth * (at + 1)) / (list.length + 1)
  }
}

const widthOf = ({ moves }: Edge): number => [...labelOf(moves)].length * glyph

/** Between columns there is room for the words of the straight lines. */
const gapAfter = (column: number, edges: readonly Edge[], cells: ReadonlyMap<string, Cell>): number => {
  const straight = edges.filter((edge) => bandOf(edge, cells) === undefined && cells.get(edge.from)?.column === column)
  return Math.max(40, ...straight.map((edge) => widthOf(edge) + 40))
}

const arrowOf = (
  edge: Edge,
  place: (name: string) => { x: number; y: number },
  ports: Ports,
  band: 0 | 1 | 2 | undefined,
  level: number,
): Arrow => {
  const [a, b] = [place(edge.from), place(edge.to)]
  if (band === undefined) {
    const y = a.y + boxHeight / 2
    return {
      moves: edge.moves,
      points: [
        [a.x + boxWidth, y],
        [b.x, y],
      ],
      at: [(a.x + boxWidth + b.x) / 2, y],
    }
  }
  const [from, to] = [a.x + ports(edge, 'from'), b.x + ports(edge, 'to')]
  const edgeOf = (box: { y: number }): number => (level > box.y ? box.y + boxHeight : box.y)
  return {
    moves: edge.moves,
    points: [
      [from, edgeOf(a)],
      [from, level],
      [to, level],
      [to, edgeOf(b)],
    ],
    at: band === 1 ? wordsAt(edge, level, { ...a, port: from }, { ...b, port: to }) : [(from + to) / 2, level],
  }
}

interface End {
  readonly x: number
  readonly y: number
  readonly port: number
}

/**
 * On the level part where that is as long as the words; else on the upright one near the lower box, leaning to the side
 * on which no other line of that box runs.
 */
const wordsAt = (edge: Edge, level: number, from: End, to: End): readonly [number, number] => {
  const middle = (from.port + to.port) / 2
  const lower = from.y > to.y ? from : to
  const isRoomy = lower.y - level >= 3 * lane
  if (Math.abs(to.port - from.port) >= widthOf(edge) || !isRoomy) return [middle, level]
  const aside = lower.port - (lower.x + boxWidth / 2)
  const lean = Math.abs(aside) < 1 ? 0 : Math.sign(aside) * Math.max(0, (widthOf(edge) - lane) / 2)
  return [lower.port + lean, lower.y - 24 - (Math.round(level / lane) % 2) * lane]
}

export const labelOf = (moves: readonly Transition[]): string =>
  [...new Set(moves.map(({ label }) => label))].join('、')
