import { setTimeout as delay } from 'node:timers/promises'
import type { Caller } from './caller.ts'
import { enter } from './ledger.ts'
import { type Figure, measure } from './measure.ts'
import { many } from './settings.ts'

interface Door {
  readonly name: string
  readonly heavy: (person: Caller) => Promise<unknown>
  readonly list: (person: Caller) => Promise<unknown>
}

const passed = encodeURIComponent('{"status":{"equalTo":"通过"}}')
/** As much as a filter may ask: conditions over the rows of every client. */
const related = encodeURIComponent(
  JSON.stringify({
    or: Array.from({ length: 8 }, (_, at) => ({ contracts: { some: { name: { like: `%${at}期%` } } } })),
  }),
)
/** As much as a question may ask: twelve lists of five hundred with their totals. */
const lists = Array.from(
  { length: 12 },
  (_, at) => `a${at}: contracts(first: 500, offset: ${at}) { totalCount nodes { id name status signDate } }`,
)
const short = '{ contracts(first: 10, orderBy: TZ_CREATE_DESC) { totalCount nodes { id name } } }'

const doors: readonly Door[] = [
  {
    name: 'REST',
    heavy: (person) => person('GET', `/api/client?pageSize=50&filters=${related}`),
    list: (person) => person('GET', `/api/contract?pageSize=10&filters=${passed}`),
  },
  {
    name: 'GraphQL',
    heavy: (person) => person.ask(`{ ${lists.join(' ')} }`),
    list: (person) => person.ask(short),
  },
]

/** One person's list, alone and while another has as many heavy readings under way as there are connections. */
export const stalling = async (light: Caller, heavy: Caller): Promise<void> => {
  for (const door of doors) {
    const list = () => door.list(light)
    const alone = await measure(1, list)
    const flood = begin(() => door.heavy(heavy))
    await delay(2000)
    const beside = await measure(1, list)
    const { median } = await flood.end()
    const heavily = `${many} heavy readings of another, ${(median / 1000).toFixed(1)} s each`
    enter(
      `${door.name} · 20 行 · 列表，有总数 · beside ${heavily}`,
      'p95 < 100 ms',
      `${shown(beside)} (alone ${shown(alone)})`,
      beside.p95 < 100,
    )
  }
}

const shown = ({ median, p95 }: Figure): string => `${median.toFixed(1)} ms, p95 ${p95.toFixed(1)}`

/**
 * Keeps `many` calls running until `end`, which returns their median time in ms. Failed calls, such as timeouts, are
 * counted too.
 */
const begin = (call: () => Promise<unknown>): { end(): Promise<{ median: number }> } => {
  let isOver = false
  const times: number[] = []
  const one = async (): Promise<void> => {
    while (!isOver) {
      const from = performance.now()
      await call().catch(() => undefined)
      times.push(performance.now() - from)
    }
  }
  const all = Array.from({ length: many }, one)
  return {
    end: async () => {
      isOver = true
      await Promise.all(all)
      times.sort((a, b) => a - b)
      return { median: times[times.length >> 1] ?? 0 }
    },
  }
}
