import { type Drift, driftSql } from '@chengban/engine/schema/drift.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { areas } from '../compose.ts'
import { Fixture } from '../matrix/testing/fixture.ts'
import { World } from '../matrix/testing/world.ts'
import { type Answer, type Api, adminPassword, openServer, type TestServer } from '../testing/server.ts'
import { type Make, Makes, makesOf } from './testing/makes.ts'

/** As many people make a row below one record at one time. */
const together = 16

/** How many are made where a record has room for fewer. */
const room: Readonly<Record<string, number>> = {
  'project.contractId': 1,
  'projectMember.projectId': 1,
  'implementaryProgress.projectId': 5,
  'projectVer.productLibraryVersionId': 1,
}

const own = areas.filter(({ name }) => name === 'sales' || name === 'projects').flatMap(({ entities }) => entities)
const makes = makesOf(own)
const parents = [...new Set(makes.map(({ parent }) => parent))]

let server: TestServer
let admin: Api
let made: Makes

beforeAll(async () => {
  server = await openServer()
  admin = await server.signIn('admin', adminPassword)
  const world = new World(server.owner, server.parts.catalog)
  await world.read()
  const fixture = new Fixture(server.owner, world, server.parts.services.vault)
  fixture.stranger = String(world.rows('user')[0]?.id)
  made = new Makes(fixture)
})
afterAll(() => server.close())

const post = async ({ entity }: Make, body: object): Promise<Answer> => admin.post(`/api/${entity.name}`, body)
const isBusy = ({ status, message }: Answer): boolean => status >= 500 || message.includes('系统繁忙')
const toldOf = ({ status, message }: Answer): string => `${status} ${message}`

/** Kept columns of a record that differ from the sum of their rows, each with its stored value. */
const drifts = async (parent: string, id: unknown): Promise<string[]> => {
  const { catalog } = server.parts
  const text = driftSql(catalog, catalog.entity(parent))
  if (!text) return []
  const { rows } = await server.owner.query<Drift>(`select * from (${text}) d where d.id = $1`, [String(id)])
  return rows.map(({ name, kept }) => `${name} ${kept}`)
}

// sixteen requests for each make
test(
  'sixteen rows made below one record at once are all made, or refused in their own words, and it sums them up',
  async () => {
    expect(makes.length).toBeGreaterThan(50)
    const faults: string[] = []
    for (const make of makes) {
      const record = await made.parent(make)
      const bodies = []
      for (let at = 0; at < together; at++) bodies.push(await made.form(make, record))
      // what a record of the fixture holds by hand stays as it is where no row of this kind counts
      const before = await drifts(make.parent, record.id)
      const answers = await Promise.all(bodies.map((body) => post(make, body)))
      const after = (await drifts(make.parent, record.id)).filter((one) => !before.includes(one))
      const taken = answers.filter(({ code }) => code === 'OK').length
      const refused = answers.find(({ code }) => code !== 'OK')
      const named = `${make.entity.name}.${make.by}`
      if (after.length) faults.push(`${named}: ${after.join(', ')} kept otherwise than summed`)
      if (answers.some(isBusy) || taken !== (room[named] ?? together))
        faults.push(`${named}: ${taken} made${refused ? `, ${toldOf(refused)}` : ''}`)
    }
    expect(faults).toEqual([])
  },
  300_000 * inject('pace'),
)

// every kind of row below the record, as often as it takes to be sixteen
test.each(parents)(
  'rows of every kind made below one %s at once wait for each other in one order',
  async (parent) => {
    const kinds = makes.filter((one) => one.parent === parent && one.entity.name !== 'invoicing')
    if (!kinds.length) return
    const record = await made.record(parent)
    const bodies: (readonly [Make, object])[] = []
    for (let at = 0; at < together || at < kinds.length * 2; at++) {
      const make = kinds[at % kinds.length] as Make
      bodies.push([make, await made.form(make, record)])
    }
    const answers = await Promise.all(bodies.map(([make, body]) => post(make, body)))
    expect(answers.filter(isBusy).map(toldOf)).toEqual([])
  },
  60_000,
)
