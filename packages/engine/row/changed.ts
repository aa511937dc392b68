import { isSame } from './canonical.ts'
import type { Values } from './scene.ts'

/** Columns whose value differs between two states of a row. */
export const changedNames = (before: Values, row: Values): string[] =>
  Object.keys(row).filter((name) => !isSame(row[name], before[name]))
