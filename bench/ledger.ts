import { say } from './settings.ts'

export interface Entry {
  readonly what: string
  readonly bar: string
  readonly figure: string
  readonly isKept: boolean | undefined
}

const entries: Entry[] = []

/** Records one budget: its description, its bar and the measured figure. `isKept` is undefined when there is no bar. */
export const enter = (what: string, bar: string, figure: string, isKept?: boolean): void => {
  entries.push({ what, bar, figure, isKept })
  say(`${mark(isKept)} ${what}: ${figure}${bar && `（${bar}）`}`)
}

const mark = (isKept: boolean | undefined): string => (isKept === undefined ? '·' : isKept ? '✓' : '✗')

/** Everything entered, ready for docs/performance.md. */
export const table = (): string =>
  [
    '| what | bar | figure | kept |',
    '|---|---|---|---|',
    ...entries.map(({ what, bar, figure, isKept }) => {
      const kept = isKept === undefined ? '' : isKept ? 'yes' : '**no**'
      return `| ${what} | ${bar} | ${figure} | ${kept} |`
    }),
  ].join('\n')

export const missed = (): number => entries.filter(({ isKept }) => isKept === false).length
