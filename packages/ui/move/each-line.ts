import type { Field } from '@chengban/kernel/field.ts'
import { type EachLine, isLines } from '@chengban/kernel/kinds/lines.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { useQuery } from '@tanstack/react-query'
import { readAllRows } from '../data/calls.ts'
import { idOf, type Row } from '../data/row.ts'
import { loadEntity } from '../declarations/declarations.ts'
import type { Values } from '../form/values.ts'

type EachOfList = readonly [name: string, each: EachLine]

const eachOf = ({ asks = {} }: Move): readonly EachOfList[] =>
  Object.entries(asks as Readonly<Record<string, Field>>).flatMap(([name, field]) =>
    isLines(field) && field.options.each ? [[name, field.options.each] as const] : [],
  )

const most = 500

const linesOf = async ({ of, by, where, from }: EachLine, row: Row, signal: AbortSignal): Promise<readonly Row[]> => {
  const filters = { ...where, [by]: { equalTo: idOf(row) } }
  const rows = await readAllRows(await loadEntity(of), { filters }, signal, most)
  return rows.map((one) =>
    Object.fromEntries(Object.entries(from).map(([name, column]) => [name, one[String(column)] ?? null])),
  )
}

/** The lines that the form of a move begins with; undefined until they are read. A form without such is ready at once. */
export const useEachLine = (row: Row, move: Move): Values | undefined => {
  const named = eachOf(move)
  const { data, isError } = useQuery({
    queryKey: ['move', 'each', move.name, idOf(row)],
    queryFn: async ({ signal }) =>
      Object.fromEntries(
        await Promise.all(named.map(async ([name, each]) => [name, await linesOf(each, row, signal)] as const)),
      ),
    enabled: named.length > 0,
    gcTime: 0,
  })
  // without them the lines are typed by hand
  return named.length === 0 || isError ? {} : data
}
