import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { knots } from './knots.ts'
import { root } from './places.ts'

/** Types too: what only names another's types cannot be read without it either. */
const read = (place: string): Map<string, string[]> =>
  new Map(
    globSync(`${place}/**/*.{ts,tsx}`, { cwd: root })
      .filter((file) => !/node_modules|\.test\./.test(file))
      .map((file) => [
        file,
        [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)].map(([, name = '']) =>
          normalize(join(dirname(file), name)),
        ),
      ]),
  )

test('two folders that import each other are told once; files beside the folders are of none', () => {
  const imports = new Map([
    ['p/a/x.ts', ['p/b/y.ts', 'p/main.ts', 'p/a/z.ts']],
    ['p/b/y.ts', ['p/a/z.ts', 'p/c/u.ts']],
    ['p/main.ts', ['p/a/x.ts']],
  ])
  expect(knots('p', imports)).toEqual(['a ↔ b'])
})

test.each(['packages/engine', 'packages/kernel', 'packages/ui'])('folders of %s know each other one way', (place) => {
  expect(knots(place, read(place))).toEqual([])
})
