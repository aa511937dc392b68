import process from 'node:process'
import type { Entity } from '@chengban/kernel/entity.ts'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { makeCatalog } from '../../compose.ts'
import { leavesOf, rulesOf } from './declared-rules.ts'
import { exceptions } from './exceptions.ts'
import { refTo } from './judge.ts'
import { type Matrix, newTally, openMatrix, tryReading, tryWriting } from './matrix.ts'
import { ofRun, whole } from './sample.ts'
import { type Tally, tableOf } from './tally.ts'

/** Whether a run of some entities alone asks this one itself, or is of all. */
export const isAsked = (name: string): boolean => process.env.MATRIX_OF?.split(',').includes(name) ?? true

/** Those named by `MATRIX_OF` and whose rules lead through them, where a run is of some alone. */
const entitiesAsked = (all: readonly Entity[]): Entity[] | undefined => {
  const names = process.env.MATRIX_OF?.split(',')
  const leadsThrough = (entity: Entity): boolean => {
    const rules = rulesOf(entity)
    const fields = [...leavesOf(rules, 'via'), ...leavesOf(rules, 'asParent')].map(({ field }) => refTo(entity, field))
    return [...fields, ...leavesOf(rules, 'some').map(({ of }) => of)].some((name) => names?.includes(name))
  }
  return names && all.filter((entity) => names.includes(entity.name) || leadsThrough(entity))
}

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
  }, 300_000 * inject('pace'))
  afterAll(async () => {
    await proof.matrix?.server.close()
    const asked = sample.isWhole ? 'everything' : `MATRIX_SEED=${sample.seed}`
    process.stdout.write(`${tableOf(proof.tallies)}\n${asked}, ${((Date.now() - begun) / 1000).toFixed(1)} s\n`)
  })
  const asked = entitiesAsked([...makeCatalog().all.values()])
  // tries everything that a change reaches
  const sample = asked ? whole : ofRun
  const entities = asked ?? [...makeCatalog().all.values()].filter((_, index) => index % of === share)
  // an entity of many rows and references takes 5 to 7 s: some 2,000 requests for seven people
  describe.each(entities)('$name', (entity) => {
    const tally = newTally()
    proof.tallies.set(entity.name, tally)

    it('is read by those alone whom its declaration names, the same through every door', async () => {
      await tryReading(proof.matrix, entity, tally, sample)
      expect(tally.failures.splice(0)).toEqual([])
    })

    it('is written by those alone whom its declaration names, and what is refused leaves nothing', async () => {
      await tryWriting(proof.matrix, entity, tally, sample)
      expect(tally.failures.splice(0)).toEqual([])
      const known: readonly string[] = exceptions[entity.name]?.unreached ?? []
      const unreached = tally.unreached.filter((act) => !known.includes(act))
      expect(unreached, 'acts allowed that nobody completed').toEqual([])
    })
  })
  return proof
}
