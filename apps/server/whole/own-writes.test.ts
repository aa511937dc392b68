import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ownWrites } from './own-writes.ts'

// first rows and demonstrations are made where nobody works yet
const isSetUp = (file: string): boolean => /\.test\.ts$|\/testing\/|\/demo\/|\/seed\/|\/demo\.ts$/.test(file)
const writes = /\b(?:insert into|update|delete from)\s+(?:store\.|\$\{table\()/
const writing = (source: string): boolean => writes.test(source)

it('lets modules write tables themselves for a reason alone', () => {
  const files = globSync('modules/**/*.ts').filter((file) => !isSetUp(file))
  const found = files.filter((file) => writing(readFileSync(file, 'utf8'))).sort()
  expect(found).toEqual(Object.values(ownWrites).flat().sort())
})

it('knows a write by its words', () => {
  expect(writing("await tx.query('update store.contract set version = version + 1')")).toBe(true)
  expect(writing(['insert into $', '{table(name)} (id)'].join(''))).toBe(true)
  expect(writing("'select c.id from store.contract c for update'")).toBe(false)
})
