import type { Caller } from './caller.ts'
import { type Case, casesOf } from './cases.ts'
import type { Open } from './database.ts'
import { enter } from './ledger.ts'
import { graphql, load } from './load.ts'
import { type Figure, measure } from './measure.ts'
import { hasPgbench, plain } from './pgbench.ts'
import { largest, many, seconds } from './settings.ts'
import { inTurns } from './turns.ts'
import { titles, type Who } from './who.ts'

export const shown = ({ perSecond, median, p95 }: Figure): string =>
  `${perSecond.toFixed(0)}/s, ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)}`

/** A ratio to plain SQL against its bar; without pgbench none is claimed. */
export const compare = (what: string, ours: Figure, sql?: Figure, bar?: number): void => {
  const beside = sql ? `; ${hasPgbench ? 'pgbench' : 'driver loop'} ${sql.perSecond.toFixed(0)}/s` : ''
  const ratio = sql && hasPgbench ? ours.perSecond / sql.perSecond : undefined
  const told = `${shown(ours)}${beside}${ratio === undefined ? '' : `, ratio ${ratio.toFixed(2)}`}`
  if (ratio === undefined || bar === undefined) enter(what, '', told)
  else enter(what, `≥ ${bar.toFixed(2)}`, told, ratio >= bar)
}

/** Every reading of every person at the largest size: beside the same SQL, at 16 connections and at one. */
export const readings = async (
  { facts, url }: Open,
  base: string,
  people: Readonly<Record<Who, Caller>>,
): Promise<void> => {
  for (const who of ['few', 'head', 'all'] as const)
    for (const one of casesOf(facts, who))
      await reading({ url, base, person: people[who] }, `${titles[who]} · ${one.what}`, one)
}

interface Asker {
  /** The owner's way to the database, the server's address, and whose calls they are. */
  readonly url: string
  readonly base: string
  readonly person: Caller
}

const reading = async ({ url, base, person }: Asker, what: string, one: Case): Promise<void> => {
  const { sql: text, query } = one
  let n = 0
  const alone = await measure(1, () => person('GET', one.url(n++)))
  const during = turnOf(alone)
  const numbers = Array.from({ length: 200 }, (_, at) => at)
  const calls = numbers.map((at) => ({ url: one.url(at) }))
  const questions = query && numbers.map((at) => ({ url: graphql, body: { query: query(at) } }))
  const byRest = (time = during) => load(base, person, many, { method: 'GET', calls }, time)
  const byThread =
    questions && ((time = during) => load(base, person, many, { method: 'POST', calls: questions }, time))
  // two doors are compared once the code of both is compiled: GraphQL's pace grows threefold until then
  if (byThread) for (const door of [byRest, byThread]) await door(warmingUp)
  const [sql, rest, thread] = await inTurns([
    text === undefined ? undefined : () => plain(url, many, text, during),
    () => byRest(),
    byThread && (() => byThread()),
  ])
  if (rest) compare(`REST · ${what}`, rest, sql, one.rest)
  enter(`REST · ${what} · 1 connection`, '', `${alone.median.toFixed(1)} ms, p95 ${alone.p95.toFixed(1)}`)
  if (thread) compare(`GraphQL · ${what}`, thread, sql, one.graphql)
}

/** Seconds after which no more of a door's code is compiled. */
const warmingUp = 3 * seconds

/** Seconds of a turn: so long that every connection ends some requests, however slow one is. */
const turnOf = ({ p95 }: Figure): number => Math.max(seconds, Math.ceil((many * p95) / 1000))

/** Median milliseconds of one connection, for {@link growth}. */
export const pace = async (people: Readonly<Record<Who, Caller>>, { facts }: Open): Promise<Record<string, number>> => {
  const found: Record<string, number> = {}
  for (const who of ['few', 'all'] as const)
    for (const { what, url } of casesOf(facts, who).filter(({ what: name }) => growing.includes(name)))
      found[`${titles[who]} · ${what}`] = (await measure(1, () => people[who]('GET', url(7)))).median
  return found
}

const growing = ['列表，无总数', '列表，有总数', '搜索，罕见（协和）', '详情，连客户']

/** The same as its rows grow: flat within 2×, save the exact count of one who sees all. */
export const growth = (paces: ReadonlyMap<number, Readonly<Record<string, number>>>): void => {
  const sizes = [...paces.keys()].sort((a, b) => a - b)
  for (const what of Object.keys(paces.get(largest) ?? {})) {
    const times = sizes.map((size) => paces.get(size)?.[what] ?? 0)
    const grown = (times.at(-1) ?? 0) / (times[0] ?? 1)
    const figure = `${sizes.map((size, at) => `${size / 1000}k ${times[at]?.toFixed(1)} ms`).join(', ')}: ×${grown.toFixed(1)}`
    const isCounted = what.startsWith(titles.all) && what.endsWith('有总数')
    if (isCounted || sizes.length < 2) enter(`growth · ${what}`, '', figure)
    else enter(`growth · ${what}`, '≤ ×2', figure, grown <= 2)
  }
}
