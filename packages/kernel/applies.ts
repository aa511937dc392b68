import type { Field } from './field.ts'

/** Whether the figure says something in this row; a row that came without the column is taken at its word. */
export const applies = (field: Field, row: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(field.options.applies ?? {}).every(
    ([name, values]) => row[name] === undefined || values.includes(String(row[name])),
  )
