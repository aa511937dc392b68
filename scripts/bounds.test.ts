import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const found = (files: string, words: RegExp): string[] =>
  globSync(files, { exclude: ['**/node_modules/**'] }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(words)].map(([text]) => `${file}: ${text.trim()}`),
  )

test('bounds of browser tests grow with the pace of the machine', () => {
  expect(found('e2e/**/*.ts', /timeout: [\d_]+(?! \* pace)\b/g)).toEqual([])
})

test('no other test has a bound of its own that does not', () => {
  expect(found('{apps,packages,modules,scripts}/**/*.test.{ts,tsx}', /^ *\}, [\d_]{4,}\)$/gm)).toEqual([])
})
