import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('bounds of browser tests grow with the pace of the machine', () => {
  const fixed = globSync('e2e/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/timeout: [\d_]+(?! \* pace)\b/g)].map(([words]) => `${file}: ${words}`),
  )
  expect(fixed).toEqual([])
})
