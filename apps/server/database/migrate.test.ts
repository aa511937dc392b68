import { expect, it } from 'vitest'
import { due } from './migrate.ts'
import { migrations } from './migrations.ts'

const applied = () => migrations().map(({ name, hash }) => ({ name, hash }))

it('refuses a database of a newer version, and a migration that was changed after it had been applied', () => {
  expect(() => due([...applied(), { name: '9999_later.sql', hash: 'x' }])).toThrow(
    '数据库来自更新的版本（有 9999_later.sql）',
  )
  const [first, ...rest] = applied()
  expect(() => due([{ name: first?.name ?? '', hash: 'x' }, ...rest])).toThrow('was changed after')
})

it('gives what a database has not had, what is derived whenever it differs', () => {
  expect(due(applied())).toEqual([])
  expect(due([]).map(({ name }) => name)).toEqual(applied().map(({ name }) => name))
  const older = applied().map(({ name, hash }) => ({ name, hash: name === 'derived.sql' ? 'x' : hash }))
  expect(due(older).map(({ name }) => name)).toEqual(['derived.sql'])
})

it('nothing that a draft asked a person is left unanswered: the tables would stand otherwise than declared', () => {
  const asked = migrations().filter(
    ({ sql, isDerived }) => !isDerived && /^-- (drop or rename|change by hand)/m.test(sql),
  )
  expect(asked.map(({ name }) => name)).toEqual([])
})
