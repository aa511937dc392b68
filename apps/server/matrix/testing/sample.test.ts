import { describe, expect, it } from 'vitest'
import { Sample, whole } from './sample.ts'

const questions = Array.from({ length: 400 }, (_, index) => ({ index, door: index % 40, person: index % 7 }))
const sample = (seed: string) => new Sample(seed).of('client', questions)

describe('a sample of the matrix', () => {
  it('asks some quarter of the questions, the same for the same seed', () => {
    expect(sample('2026-11-25').length).toBeGreaterThan(60)
    expect(sample('2026-11-25').length).toBeLessThan(140)
    expect(sample('2026-11-25')).toEqual(sample('2026-11-25'))
    expect(sample('2026-11-26')).not.toEqual(sample('2026-11-25'))
  })

  it('asks each place other questions', () => {
    const one = new Sample('a')
    expect(one.of('client', questions)).not.toEqual(one.of('contract', questions))
  })

  it('asks at least one question, and one of each group', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      expect(new Sample(seed).of('client', questions.slice(0, 1))).toHaveLength(1)
      const few = questions.slice(0, 40)
      const asked = new Sample(seed).of(
        'client',
        few,
        ({ door }) => door,
        ({ person }) => person,
      )
      expect(new Set(asked.map(({ door }) => door)).size).toBe(40)
      const people = new Sample(seed).of('client', few, ({ person }) => person)
      expect(new Set(people.map(({ person }) => person)).size).toBe(7)
      expect(people.length).toBeLessThan(30)
    }
  })

  it('reaches every question within a month of seeds', () => {
    const asked = new Set<unknown>()
    for (let day = 1; day <= 31; day++) for (const { index } of sample(`2026-12-${day}`)) asked.add(index)
    expect(asked.size).toBe(400)
  })

  it('asks everything where everything is asked for', () => {
    expect(whole.of('client', questions)).toBe(questions)
  })
})
