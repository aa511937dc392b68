import { setTimeout as delay } from 'node:timers/promises'
import { channel } from '@chengban/engine/row/channel.ts'
import { listen, type Reader } from '../../live/testing/reader.ts'
import type { Matrix } from './matrix.ts'
import { giveCodes } from './people.ts'
import type { Tally } from './tally.ts'

const quietMs = 300
const patienceMs = 40_000

/** Announces every row of every entity once: each person hears of the rows they see, and of no others. */
export const tryStreams = async (matrix: Matrix, tally: Tally): Promise<void> => {
  const { server, world, people, rows } = matrix
  await giveCodes(server, world, people, world.catalog.entity(matrix.fixture.anchor?.module ?? 'user'))
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
  tally.check('stream', 'nobody', 401, (await listen(address, {})).status)
  const readers = await Promise.all(people.map(({ token }) => listen(address, { authorization: `Bearer ${token}` })))
  await Promise.all(readers.map((reader) => reader.next('unread')))
  const announced = [...rows].flatMap(([module, all]) => all.map(({ id }) => ({ module, id: String(id) })))
  for (const one of announced)
    await server.owner.query('select pg_notify($1, $2)', [channel, JSON.stringify({ event: 'record', ...one })])
  const expected = people.map(({ judge }) =>
    announced.filter(({ module, id }) => judge.seesRecord(module, id)).map(said),
  )
  await untilTold(readers, Math.max(...expected.map(({ length }) => length)))
  for (const [index, person] of people.entries()) {
    tally.check('stream', person.name, expected[index]?.sort(), [...heardBy(readers[index])].sort())
    readers[index]?.stop()
  }
}

const said = ({ module, id }: { readonly module: string; readonly id: string }): string => `${module} ${id}`

const heardBy = (reader: Reader | undefined): Set<string> =>
  new Set(reader?.heard.filter(({ event }) => event === 'record').map(({ data }) => said(data)))

/** Waits until the person who sees most has heard that many, and nobody hears more. */
const untilTold = async (readers: readonly Reader[], most: number): Promise<void> => {
  const end = Date.now() + patienceMs
  const all = (): number => readers.reduce((sum, { heard }) => sum + heard.length, 0)
  while (Date.now() < end && !readers.some((reader) => heardBy(reader).size >= most)) await delay(quietMs)
  for (let before = -1, now = all(); before !== now; before = now, now = all()) await delay(3 * quietMs)
}
