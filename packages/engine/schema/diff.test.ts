import { expect, test } from 'vitest'
import { diff } from './diff.ts'
import type { TableModel } from './model.ts'

const table = (refs: readonly string[] = [], columns: Record<string, string> = {}): TableModel => ({
  columns: { id: 'uuid not null', ...columns },
  constraints: {},
  foreign: Object.fromEntries(refs.map((to) => [`to_${to}`, `foreign key (${to}) references store."${to}" (id)`])),
  indexes: {},
})

const made = (statements: readonly string[]): string[] =>
  statements.flatMap((one) => /^create table store\."(\w+)"/.exec(one)?.[1] ?? [])

test('new tables are made after those they refer to, with their references inside', () => {
  const statements = diff({ tables: {} }, { tables: { contract: table(['client']), client: table() } })
  expect(made(statements)).toEqual(['client', 'contract'])
  expect(statements.join('\n')).toContain('constraint "to_client" foreign key (client) references store."client" (id)')
  expect(statements.some((one) => one.includes('add constraint'))).toBe(false)
})

test('of tables that refer to one another the first gets its reference afterwards, a tree its own at once', () => {
  const tables = { user: table(['department']), department: table(['user', 'department']) }
  const statements = diff({ tables: {} }, { tables })
  expect(made(statements)).toEqual(['department', 'user'])
  expect(statements[0]).toContain('constraint "to_department"')
  expect(statements[0]).not.toContain('constraint "to_user"')
  expect(statements.at(-1)).toBe(
    'alter table store."department" add constraint "to_user" foreign key (user) references store."user" (id);',
  )
})

test('a new table refers at once to one that stands, one that stands refers to a new one once it is there', () => {
  const before = { tables: { client: table() } }
  const tables = { client: table(['area'], { area: 'uuid' }), visit: table(['client']), area: table() }
  expect(diff(before, { tables }).map((one) => one.split('\n', 1)[0])).toEqual([
    'alter table store."client" add column "area" uuid;',
    'create table store."visit" (',
    'alter table store."visit" enable row level security;',
    'create table store."area" (',
    'alter table store."area" enable row level security;',
    'alter table store."client" add constraint "to_area" foreign key (area) references store."area" (id);',
  ])
})

test('what is gone is asked about, never dropped', () => {
  const before = { tables: { client: table([], { name: 'text' }), visit: table() } }
  expect(diff(before, { tables: { client: table() } })).toEqual([
    '-- drop or rename? drop table store."visit";',
    '-- drop or rename? alter table store."client" drop column "name";',
  ])
})
