import type { Block, Dashboard } from './dashboard.ts'
import type { Field } from './field.ts'

/** Count or decimal text, null where there is none, and the list that shows its rows. */
export interface ToldFigure {
  readonly value: number | string | null
  readonly link: string | null
}

export interface ToldTile extends ToldFigure {
  readonly key: string
  readonly label: string
  /** 元, %, 天; empty for a count. */
  readonly unit: string
  readonly isBad: boolean
  readonly note: {
    readonly label: string
    readonly value: number | string | null
    readonly unit: string
    /** The tile in percent of the note. */
    readonly share: string | null
    readonly isBad: boolean
  } | null
  /** Of the year before. */
  readonly before: number | string | null
}

export interface ToldBlock {
  readonly key: string
  readonly label: string
  readonly as: Exclude<Block['as'], 'heardHeat'>
  readonly head: string
  readonly isWide: boolean
  /** For shades: a higher value is too much. */
  readonly limit?: number
  readonly series: readonly { readonly label: string; readonly unit: string; readonly isGoal: boolean }[]
  readonly points: readonly {
    readonly key: string | null
    readonly label: string
    readonly figures: readonly (ToldFigure | null)[]
  }[]
  /** Of rows: whose they are, which columns, they themselves, and all of them. */
  readonly rows: {
    readonly of: string
    readonly columns: readonly string[]
    readonly nodes: readonly Readonly<Record<string, unknown>>[]
    readonly total: number
    readonly link: string | null
  } | null
}

export interface ToldDashboard {
  readonly label: string
  readonly period: Dashboard['period']
  readonly year: number | null
  readonly quarter: number | null
  readonly date1: string | null
  readonly date2: string | null
  readonly choices: Readonly<Record<string, Field>>
  readonly tiles: readonly ToldTile[]
  readonly blocks: readonly ToldBlock[]
}
