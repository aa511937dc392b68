import { globSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../testing/database.ts'
import { type SqlText, sqlTexts } from './sql-texts.ts'

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

// another's tables, made where a server starts
const isOurs = ({ text }: SqlText): boolean => !text('').includes('graphile_worker.')
const texts = globSync(['modules/**/*.ts', 'packages/engine/**/*.ts', 'apps/server/**/*.ts'])
  .filter((file) => !/\.test\.ts$|\/testing\/|node_modules/.test(file))
  .flatMap((file) => sqlTexts(file))
  .filter(isOurs)

/** What PostgreSQL says of a statement; undefined where it would run it. */
const faultOf = async (text: string): Promise<{ readonly code: string; readonly said: string } | undefined> => {
  try {
    await owner.query(`prepare tried as ${text}`)
    await owner.query('deallocate tried')
    return undefined
  } catch (error) {
    const { code, message } = error as { code: string; message: string }
    return { code, said: `${code} ${message}` }
  }
}

/** Tables are named with their schema: one without is named by the enclosing statement. */
const ofOthers = /^42P01 relation "\w+" does not exist$/

/** A column or a function that is not there, or a parameter that nothing gives a type. */
const [noColumn, noFunction, noType] = ['42703', '42883', '42P18']

it('names in every whole statement what there is', async () => {
  const whole = texts.filter(({ isWhole }) => isWhole)
  expect(whole.length).toBeGreaterThan(800)
  const faults: string[] = []
  for (const { at, text } of whole) {
    const fault = await faultOf(text(''))
    if (fault && fault.code !== noType && !ofOthers.test(fault.said)) faults.push(`${at}: ${fault.said}`)
  }
  expect(faults).toEqual([])
})

it('names no column in what is put together that is missing whatever is put in', async () => {
  const faults: string[] = []
  for (const { at, text } of texts.filter(({ isWhole }) => !isWhole)) {
    const tries: Awaited<ReturnType<typeof faultOf>>[] = []
    for (const unknown of ['true', 'null', '', '1', 'and true']) tries.push(await faultOf(text(unknown)))
    if (tries.includes(undefined)) continue
    const named = tries.flatMap((fault) => (fault && [noColumn, noFunction].includes(fault.code) ? [fault.said] : []))
    const twice = named.find((said, index) => named.indexOf(said) < index)
    if (twice) faults.push(`${at}: ${twice}`)
  }
  expect(faults).toEqual([])
})

it('would notice a column that is not there', async () => {
  expect((await faultOf('select c.nmae from store.contract c where c.id = $1'))?.code).toBe(noColumn)
  expect((await faultOf('update store.contract set nmae = $1'))?.code).toBe(noColumn)
})
