import { describe, expect, it } from 'vitest'
import { tryBearers } from './testing/bearer.ts'
import { breaks } from './testing/breaks.ts'
import { newTally, tryReading, tryRefusedOnly } from './testing/matrix.ts'
import { isAsked, proveEntities } from './testing/prove.ts'
import { ofRun, Sample } from './testing/sample.ts'
import { stored } from './testing/stored.ts'
import { tryStreams } from './testing/stream.ts'

const proof = proveEntities(0, 2)

it('every record is heard of on the live stream by those alone who see it', async () => {
  const tally = newTally()
  proof.tallies.set('(all)', tally)
  await tryStreams(proof.matrix, tally)
  expect(tally.failures).toEqual([])
})

it('whoever comes by a link sees what its token names, and nothing else', async () => {
  const tally = newTally()
  proof.tallies.set('(links)', tally)
  await tryBearers(proof.matrix, tally)
  expect(tally.failures).toEqual([])
  const undo = await breaks[0]?.make(proof.matrix.server)
  await tryBearers(proof.matrix, tally).finally(undo)
  // by every link there is
  const links = [...proof.matrix.world.catalog.all.values()].filter(({ token }) => token)
  expect(tally.failures.filter((failure) => failure.startsWith('bearer · '))).toHaveLength(links.length)
})

it.each([
  [
    'added',
    `insert into store.comment select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid()))).* from store.comment c limit 1`,
  ],
  ['changed', 'update store.client set version = version where id = (select id from store.client limit 1)'],
  ['gone', 'delete from store.comment where id = (select id from store.comment limit 1)'],
])('a row %s shows in what is stored', async (_, text) => {
  const { server } = proof.matrix
  const { owner } = server
  const before = await stored(server)
  await owner.query('begin')
  expect((await owner.query(text)).rowCount).toBe(1)
  expect(await stored(server)).not.toEqual(before)
  await owner.query('rollback')
  expect(await stored(server)).toEqual(before)
})

/** Runs with seeds of their own within which a sample tells of every breakage. */
const mostRuns = 3

// asks every entity at every door once more, which takes as long as above; a breakage is proven in a run of its entity
// or of all, as nothing else can change it
describe.each(breaks.filter(({ entity }) => isAsked(entity)))(
  'the matrix tells of $name',
  ({ entity: name, doors, isRead, make }) => {
    it(`at ${doors.join(', ')}`, async () => {
      const { matrix } = proof
      const entity = matrix.world.catalog.entity(name)
      const declared = { ...entity }
      const red = new Set<string | undefined>()
      const undo = await make(matrix.server)
      try {
        for (let run = 1; run <= mostRuns && !doors.every((door) => red.has(door)); run++) {
          const tally = newTally()
          const sample = ofRun.isWhole ? ofRun : new Sample(`${ofRun.seed} ${run}`)
          await tryReading(matrix, declared, tally, sample)
          if (!isRead) await tryRefusedOnly(matrix, declared, tally, sample)
          for (const failure of tally.failures) red.add(failure.split(' · ')[0])
        }
      } finally {
        await undo()
      }
      expect([...red]).toEqual(expect.arrayContaining([...doors]))
    })
  },
)
