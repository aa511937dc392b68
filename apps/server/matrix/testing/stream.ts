import { setTimeout as delay } from 'node:timers/promises'
import { channel } from '@chengban/engine/write/announce.ts'
import { listen } from '../../live/testing/reader.ts'
import type { Matrix } from './matrix.ts'
import { giveCodes } from './people.ts'
import type { Tally } from './tally.ts'

const quietMs = 300

/** Every row of every entity is announced once: each person hears of those they see, and of no others. */
export const tryStreams = async (matrix: Matrix, tally: Tally): Promise<void> => {
  const { house, world, people, rows } = matrix
  await giveCodes(house, world, people, world.catalog.entity(matrix.fixture.anchor?.module ?? 'user'))
  const address = await house.app.listen({ host: '127.0.0.1', port: 0 })
  tally.check('stream', 'nobody', 401, (await listen(address, {})).status)
  const readers = await Promise.all(people.map(({ token }) => listen(address, { authorization: `Bearer ${token}` })))
  await Promise.all(readers.map((reader) => reader.next('unread')))
  const announced = [...rows].flatMap(([module, all]) => all.map(({ id }) => ({ module, id: String(id) })))
  for (const one of announced)
    await house.owner.query('select pg_notify($1, $2)', [channel, JSON.stringify({ event: 'record', ...one })])
  for (let before = -1, now = 0; before !== now; before = now, now = heardBy(readers)) await delay(quietMs)
  for (const [index, person] of people.entries()) {
    const heard = readers[index]?.heard
      .filter(({ event }) => event === 'record')
      .map(({ data }) => `${data.module} ${data.id}`)
    const expected = announced.filter(({ module, id }) => person.judge.seesRecord(module, id))
    tally.check(
      'stream',
      person.name,
      expected.map(({ module, id }) => `${module} ${id}`).sort(),
      [...new Set(heard)].sort(),
    )
    readers[index]?.stop()
  }
}

const heardBy = (readers: readonly { readonly heard: readonly unknown[] }[]): number =>
  readers.reduce((sum, { heard }) => sum + heard.length, 0)
