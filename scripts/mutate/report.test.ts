import { expect, it } from 'vitest'
import { breakages } from './breakages.ts'
import type { Verdict } from './kept.ts'
import { report } from './report.ts'

const killed: Verdict = { verdict: 'killed', told: 'a test', seconds: 6, day: '2026-11-23' }
const all = new Map(breakages.map((one) => [one, killed]))

it('tells nothing while a breakage was not tried', () => {
  const [first] = breakages
  expect(report(new Map([...all].filter(([one]) => one !== first)))).toBeUndefined()
})

it('counts by place, and names what was not noticed with its reason', () => {
  const [first, second] = breakages
  const some = new Map(all)
    .set(first as never, { ...killed, verdict: 'survived', told: 'x.test.ts passes' })
    .set(second as never, { ...killed, day: '2026-11-25' })
  const text = report(some) ?? ''
  expect(text).toContain(`2026-11-23 to 2026-11-25, ${breakages.length} breakages, ${breakages.length - 1} noticed`)
  expect(text).toContain(`- ${first?.name} survived: x.test.ts passes\n`)
  const rows = [...text.matchAll(/^\| `(.+)` \| (\d+) \| (\d+) \|$/gm)]
  const sum = (at: number): number => rows.reduce((total, row) => total + Number(row[at]), 0)
  expect([sum(2), sum(3)]).toEqual([breakages.length, breakages.length - 1])
  expect(rows.map(([, place]) => place)).toContain('packages/engine/write')
})
