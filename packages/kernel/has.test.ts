import { describe, expect, it } from 'vitest'
import { has } from './has.ts'
import { hasCases } from './has-cases.ts'

describe('has', () => {
  it.each(hasCases)('%j · %s → %s', (entries, code, held) => {
    expect(has(entries, code)).toBe(held)
  })

  it.each(hasCases)('%j · %s does not depend on order', (entries, code, held) => {
    expect(has(entries.toReversed(), code)).toBe(held)
  })
})
