import type { LineName } from '@chengban/kernel/kinds/json.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import type { Row } from '../../data/row.ts'

interface Line {
  readonly id?: string
  readonly name?: string
}

/** Entries with the name of the line that each is about in place of its id: drafted, else stored, else as it was called. */
export const withLineNames = (
  entries: readonly Row[],
  row: Row,
  { part, lines, kept = '' }: LineName,
): readonly Row[] => {
  const { draft }: { readonly draft?: Row } = row.change ?? {}
  const known = [row[lines], draft?.[lines]].flatMap((list) => listIn<Line>(list))
  const names = new Map(known.flatMap(({ id, name }) => (id && name ? [[id, name] as const] : [])))
  return entries.map(({ [kept]: was, ...entry }) => ({
    ...entry,
    [part]: names.get(String(entry[part])) ?? was ?? null,
  }))
}
