import type { Values } from './scene.ts'

/** Columns whose value differs between two states of a row. */
export const changedNames = (before: Values, row: Values): string[] =>
  Object.keys(row).filter((name) => JSON.stringify(row[name] ?? null) !== JSON.stringify(before[name] ?? null))
