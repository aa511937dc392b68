// Decision 023: Forms of lists and charts are drawn without libraries

/** One place on a chart: its name, a figure for each series, and the list behind it. */
export interface Point {
  readonly label: string
  readonly values: readonly number[]
  /** The figures as people read them, where they are not plain numbers. */
  readonly words?: readonly string[]
  readonly href?: string | undefined
  /** The current period, for example this month. */
  readonly isNow?: boolean
  /** Links to the lists behind the single figures, where each figure has a list. */
  readonly hrefs?: readonly (string | undefined)[]
}

export interface ChartData {
  readonly series: readonly string[]
  readonly points: readonly Point[]
  /** Classes that set `--tone`, one for each series, where they are not those of their places. */
  readonly tones?: readonly string[]
}

export const wordsOf = ({ words, values }: Point, at: number): string =>
  words?.[at] ?? (values[at] ?? 0).toLocaleString('en-US')

/** Class that sets `--tone` for the series at a place; after six all are grey. */
export const toneAt = (at: number): string => `cb-tone-c${Math.min(at, 6) + 1}`

/** The same for a series of a chart that may have its own. */
export const toneOf = ({ tones }: Pick<ChartData, 'tones'>, at: number): string => tones?.[at] ?? toneAt(at)

/** Round steps from zero up to the greatest value: at most five, and never none. */
export const stepsTo = (greatest: number): readonly number[] => {
  const rough = Math.max(greatest, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10) * power)
  return Array.from({ length: Math.ceil(Math.max(greatest, 1) / step) + 1 }, (_, at) => at * step)
}

/** The same steps, and below zero as many of them as the least value needs. */
export const stepsAround = (least: number, greatest: number): readonly number[] => {
  const above = stepsTo(Math.max(greatest, -least))
  const step = above[1] ?? 1
  const below = Math.ceil(Math.max(0, -least) / step)
  const kept = Math.max(1, Math.ceil(Math.max(0, greatest) / step))
  return Array.from({ length: below + kept + 1 }, (_, at) => (at - below) * step)
}

/** Large figures at an axis: 1.2 万, 3 亿. */
export const shortFigure = (value: number): string => {
  if (value < 0) return `−${shortFigure(-value)}`
  if (value >= 1e8) return `${trimmed(value / 1e8)} 亿`
  return value >= 1e4 ? `${trimmed(value / 1e4)} 万` : trimmed(value)
}

/** The share in percent with one decimal; `—` of nothing. */
export const shareOf = (value: number, whole: number): string =>
  whole === 0 ? '—' : `${trimmed(Math.round((value / whole) * 1000) / 10)}%`

const trimmed = (value: number): string => String(Math.round(value * 10) / 10)
