import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCatalog } from '../compose.ts'
import { breaks } from './testing/breaks.ts'
import { exceptions } from './testing/exceptions.ts'
import { type Matrix, newTally, openMatrix, tryReading, tryRefusedOnly, tryWriting } from './testing/matrix.ts'
import { tryStreams } from './testing/stream.ts'
import { type Tally, tableOf } from './testing/tally.ts'

let matrix: Matrix
const tallies = new Map<string, Tally>()
const begun = Date.now()

beforeAll(async () => {
  matrix = await openMatrix()
}, 60_000)
afterAll(async () => {
  await matrix?.house.close()
  console.info(`${tableOf(tallies)}\n${((Date.now() - begun) / 1000).toFixed(1)} s`)
})

const entities = [...makeCatalog().all.values()]

describe.each(entities)('$name', (entity) => {
  const tally = newTally()
  tallies.set(entity.name, tally)

  it('is read by those alone whom its declaration names, the same through every door', async () => {
    await tryReading(matrix, entity, tally)
    expect(tally.failures.splice(0)).toEqual([])
  }, 60_000)

  it('is written by those alone whom its declaration names, and what is refused leaves nothing', async () => {
    await tryWriting(matrix, entity, tally)
    expect(tally.failures.splice(0)).toEqual([])
    expect(tally.unreached, 'acts allowed that nobody completed').toEqual(exceptions[entity.name]?.unreached ?? [])
  }, 60_000)
})

it('every record is heard of on the live stream by those alone who see it', async () => {
  const tally = newTally()
  tallies.set('(all)', tally)
  await tryStreams(matrix, tally)
  expect(tally.failures).toEqual([])
}, 30_000)

describe.each(breaks)('the matrix tells of $name', ({ entity: name, doors, isRead, make }) => {
  it(`at ${doors.join(', ')}`, async () => {
    const entity = matrix.world.catalog.entity(name)
    const tally = newTally()
    const declared = { ...entity }
    const undo = await make(matrix.house)
    try {
      await tryReading(matrix, declared, tally)
      if (!isRead) await tryRefusedOnly(matrix, declared, tally)
    } finally {
      await undo()
    }
    const red = new Set(tally.failures.map((failure) => failure.split(' · ')[0]))
    expect([...red]).toEqual(expect.arrayContaining([...doors]))
  }, 60_000)
})
