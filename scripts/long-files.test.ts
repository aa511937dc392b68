import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from './places.ts'

/** Biome holds all files to 250 lines, but counts none within comments, template texts and JSX text. */
const pattern = '{packages,modules,apps,scripts,bench,e2e}/**/*.{css,test.ts,test.tsx,spec.ts}'

const linesOf = (file: string): number => readFileSync(`${root}/${file}`, 'utf8').split('\n').length - 1

it('no style sheet and no test is longer than 250 lines', () => {
  const files = globSync(pattern, { cwd: root, exclude: (path) => /node_modules|dist$/.test(path) })
  expect(files.length).toBeGreaterThan(800)
  expect(files.filter((file) => linesOf(file) > 250).map((file) => `${file}: ${linesOf(file)}`)).toEqual([])
})
