import { askedWhere } from '@chengban/kernel/asked-where.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { type EachLine, isLines } from '@chengban/kernel/kinds/lines.ts'
import type { NewestOf } from '@chengban/kernel/move-begin.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { useQuery } from '@tanstack/react-query'
import { readAllRows, readRows } from '../data/calls.ts'
import { idOf, type Row } from '../data/row.ts'
import { today, toWire } from '../dates/date-time.ts'
import { now } from '../dates/now.ts'
import { loadEntity } from '../declarations/declarations.ts'
import type { Values } from '../form/values.ts'
import { useSession } from '../session/person.ts'

type EachOfList = readonly [name: string, each: EachLine]

const eachOf = ({ asks = {} }: Move): readonly EachOfList[] =>
  Object.entries(asks).flatMap(([name, field]) =>
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

type NewestOfField = readonly [name: string, begin: NewestOf]

/** The empty columns that begin with what another row says; what a list has not read may be filled. */
export const newestOf = ({ begins = {} }: Move, row: Row): readonly NewestOfField[] =>
  Object.entries(begins).flatMap(([name, begin]) =>
    typeof begin === 'object' && 'newest' in begin && name in row && isEmpty(row[name]) ? [[name, begin] as const] : [],
  )

interface Reading {
  readonly id: string
  readonly userId: string
  readonly signal: AbortSignal
}

const newestSaid = async ({ newest, by, where = {}, takes }: NewestOf, { id, userId, signal }: Reading) => {
  const asking = { me: userId, today: today(), now: toWire(now()) }
  const filters = { ...askedWhere(where, asking), [by]: { equalTo: id } }
  const query = { filters, sort: '-tzCreate', pageNumber: 1, pageSize: 10 }
  const soon = AbortSignal.any([signal, AbortSignal.timeout(patience)])
  // the form opens without it
  const [found] = await readRows(await loadEntity(newest), query, soon).catch((): readonly Row[] => [])
  return found?.[takes] ?? null
}

/** Milliseconds that a form waits for what it may begin with. */
const patience = 2000

const filled = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)))

/** What the form of a move begins with and other rows say: lines, and columns; undefined until it is read. */
export const useEachLine = (row: Row, move: Move): Values | undefined => {
  const [named, newest] = [eachOf(move), newestOf(move, row)]
  const userId = useSession(({ person }) => person?.id ?? '')
  const isAsked = named.length > 0 || newest.length > 0
  const { data, isError } = useQuery({
    queryKey: ['move', 'each', move.name, idOf(row)],
    queryFn: async ({ signal }) => {
      const reading = { id: idOf(row), userId, signal }
      const [lines, said] = await Promise.all([
        Promise.all(named.map(async ([name, each]) => [name, await linesOf(each, row, signal)] as const)),
        Promise.all(newest.map(async ([name, begin]) => [name, await newestSaid(begin, reading)] as const)),
      ])
      return { ...Object.fromEntries(lines), ...filled(Object.fromEntries(said)) }
    },
    enabled: isAsked,
    gcTime: 0,
    // columns begin empty without a word; lines are missed
    meta: { quiet: named.length === 0 },
  })
  // without them they are typed by hand
  return !isAsked || isError ? {} : data
}
