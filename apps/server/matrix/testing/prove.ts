import process from 'node:process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCatalog } from '../../compose.ts'
import { exceptions } from './exceptions.ts'
import { type Matrix, newTally, openMatrix, tryReading, tryWriting } from './matrix.ts'
import { type Tally, tableOf } from './tally.ts'

/**
 * Every `of`-th entity from the `share`-th on, at every door: files that run side by side take a share each. Gives the
 * matrix and the place for further tallies.
 */
export const proveEntities = (share: number, of: number) => {
  const proof: { matrix: Matrix; readonly tallies: Map<string, Tally> } = {
    matrix: undefined as unknown as Matrix,
    tallies: new Map(),
  }
  const begun = Date.now()
  beforeAll(async () => {
    proof.matrix = await openMatrix()
  }, 300_000)
  afterAll(async () => {
    await proof.matrix?.house.close()
    process.stdout.write(`${tableOf(proof.tallies)}\n${((Date.now() - begun) / 1000).toFixed(1)} s\n`)
  })
  const entities = [...makeCatalog().all.values()].filter((_, index) => index % of === share)
  describe.each(entities)('$name', (entity) => {
    const tally = newTally()
    proof.tallies.set(entity.name, tally)

    it('is read by those alone whom its declaration names, the same through every door', async () => {
      await tryReading(proof.matrix, entity, tally)
      expect(tally.failures.splice(0)).toEqual([])
    }, 60_000)

    it('is written by those alone whom its declaration names, and what is refused leaves nothing', async () => {
      await tryWriting(proof.matrix, entity, tally)
      expect(tally.failures.splice(0)).toEqual([])
      const known: readonly string[] = exceptions[entity.name]?.unreached ?? []
      const unreached = tally.unreached.filter((act) => !known.includes(act))
      expect(unreached, 'acts allowed that nobody completed').toEqual([])
    }, 60_000)
  })
  return proof
}
