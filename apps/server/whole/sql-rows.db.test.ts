import { globSync } from 'node:fs'
import { snake, table } from '@chengban/engine/schema/names.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeCatalog } from '../compose.ts'
import { type FreshDatabase, freshDatabase } from '../testing/database.ts'
import { describeRows } from './describe-rows.ts'
import type { Kind, RowType } from './row-types.ts'
import { sqlRows } from './sql-texts.ts'

let fresh: FreshDatabase
let owner: pg.Client
beforeAll(async () => {
  fresh = await freshDatabase()
  owner = new pg.Client({ connectionString: fresh.url })
  await owner.connect()
})
afterAll(async () => {
  await owner?.end()
  await fresh?.drop()
})

const catalog = makeCatalog()

/** Columns that a record may leave empty: their fields are optional, have no default and follow from nothing. */
const optional = new Set(
  [...catalog.all.values()].flatMap((entity) =>
    Object.entries(entity.fields)
      .filter(([, { options }]) => !options.required && options.default === undefined && !options.computed)
      .map(([name]) => `${table(entity.name)}.${snake(name)}`),
  ),
)

const statements = globSync(['modules/**/*.ts', 'packages/engine/**/*.ts', 'apps/server/**/*.ts'])
  .filter((file) => !/\.test\.ts$|\/testing\/|node_modules/.test(file))
  .flatMap((file) => sqlRows(file))

/** A condition on a column leaves rows out where it is null. */
const isCompared = (text: string, column: string): boolean =>
  new RegExp(String.raw`\b${column.slice(column.lastIndexOf('.') + 1)} (= any|<> all|is not null)`).test(text)

/** What a declared row says that PostgreSQL does not. */
const faultsOf = async (text: string, row: RowType): Promise<string[]> => {
  const columns = await describeRows(owner, text)
  if (columns === 'unknown') return []
  return [...row].flatMap(([name, kinds]) => {
    const column = columns.get(name)
    if (!column) return [`no column ${name}`]
    const isKind = !kinds || column.kind === 'unknown' || kinds.has(column.kind)
    if (!isKind) return [`${name} is ${column.kind}, not ${[...(kinds ?? [])].join(' or ')}`]
    const isOptional = column.of && optional.has(column.of) && !isCompared(text, column.of)
    return kinds && isOptional && !kinds.has('null') ? [`${name} may be null`] : []
  })
}

const typed = statements.flatMap(({ at, text, row }) => (row ? [{ at, text, row }] : []))

it('declares the row of every whole statement as PostgreSQL gives it', async () => {
  const faults: string[] = []
  for (const { at, text, row } of typed) for (const fault of await faultsOf(text, row)) faults.push(`${at}: ${fault}`)
  expect(faults).toEqual([])
})

it('reads the rows of nearly all whole statements', () => {
  expect(statements.length).toBeGreaterThan(480)
  expect(statements.length - typed.length).toBeLessThan(25)
})

it('would notice a column that is missing, of another kind, or empty', async () => {
  const text = 'select id, sort from store."user" where id = $1'
  const row: RowType = new Map<string, ReadonlySet<Kind>>([
    ['name', new Set(['string'])],
    ['sort', new Set(['string'])],
  ])
  expect(await faultsOf(text, row)).toEqual(['no column name', 'sort is number, not string'])
  const optionalOnes: RowType = new Map<string, ReadonlySet<Kind>>([['deputy', new Set(['string'])]])
  expect(await faultsOf('select deputy_id as deputy from store."user"', optionalOnes)).toEqual(['deputy may be null'])
  expect(
    await faultsOf('select deputy_id as deputy from store."user" where deputy_id is not null', optionalOnes),
  ).toEqual([])
})
