import { expect, it } from 'vitest'
import { type Behavior, remember } from './behaviors.ts'

/** What a column named `secret` may be used for differs from all others. */
class ReplyText {
  readonly behaviorEntities = { column: { listCache: new Map<number, unknown>([[2, ['all']]]) } }
  readonly words = { behaviorString: '' }
  asked = { uses: 0, words: 0, joined: 0 }

  entityMatches(kind: string, thing: unknown, use: string): boolean {
    this.asked.uses++
    return this.getBehaviorForEntity(kind, thing).behaviorString.includes(`+${use}`)
  }

  getBehaviorForEntity(kind: string, thing: unknown) {
    this.asked.words++
    const name = Array.isArray(thing) ? thing.join('.') : String(thing)
    const inferred = { behaviorString: name.includes('secret') ? '-list' : '+list' }
    return this.getPreferencesAppliedBehaviors(kind, inferred, inferred)
  }

  getPreferencesAppliedBehaviors(_kind: string, inferred: ReplyText['words'], overriding: ReplyText['words']) {
    this.asked.joined++
    return { behaviorString: `${inferred.behaviorString} ${overriding.behaviorString}` }
  }
}

const remembering = () => {
  const told = new ReplyText()
  remember(told as Behavior)
  return told
}

it('what may not be used is never told like what may', () => {
  const told = remembering()
  const [table, other] = [{ name: 'contract' }, { name: 'client' }]
  for (let round = 0; round < 2; round++) {
    expect(told.entityMatches('column', [table, 'secret'], 'list')).toBe(false)
    expect(told.entityMatches('column', [table, 'name'], 'list')).toBe(true)
    expect(told.entityMatches('column', [table, 'name'], 'filter')).toBe(false)
    expect(told.entityMatches('column', [other, 'secret'], 'list')).toBe(false)
  }
})

it('the same question is answered once, and nothing is gone through for it', () => {
  const told = remembering()
  const table = { name: 'contract' }
  const ask = () => told.entityMatches('column', [table, 'name'], 'list')
  ask()
  const first = { ...told.asked }
  for (let round = 0; round < 5; round++) ask()
  expect(told.asked).toEqual(first)
  told.entityMatches('column', [table, 'amount'], 'list')
  expect(told.asked).toEqual({ uses: first.uses, words: first.words + 1, joined: first.joined })
  expect(told.behaviorEntities.column.listCache.size).toBe(0)
})
