import { setTimeout as delay } from 'node:timers/promises'
import type { Entity } from '@chengban/kernel/entity.ts'
import { call, openServer, type TestServer } from '../../testing/server.ts'
import { attach, hasFiles, readAbout, writeComments } from './about.ts'
import { createRows, formOf, ownFiles } from './creates.ts'
import { Fixture } from './fixture.ts'
import { sendBack, writeStates } from './forms.ts'
import { type GraphqlNames, readNames } from './graphql-names.ts'
import { readGraphql, readGraphqlClosed } from './graphql-reads.ts'
import { giveCodes, type MatrixPerson, makePeople } from './people.ts'
import { readClosed, readDetails, readLists, readRelations } from './reads.ts'
import { ofRun, type Sample } from './sample.ts'
import type { Scene } from './scene.ts'
import { tryNobody } from './signed-out.ts'
import { stored, watchStored } from './stored.ts'
import { takenBack } from './taken-back.ts'
import { Tally } from './tally.ts'
import { Variants } from './variants.ts'
import { type Row, World } from './world.ts'
import { writeRows } from './writes.ts'

/** One server with rows of every entity and people around them. */
export interface Matrix {
  readonly server: TestServer
  readonly world: World
  readonly fixture: Fixture
  readonly people: readonly MatrixPerson[]
  readonly names: GraphqlNames
  readonly rows: ReadonlyMap<string, readonly Row[]>
}

export const openMatrix = async (): Promise<Matrix> => {
  const server = await openServer({ graphql: true, connections: 1 })
  openingNothing(server)
  const world = new World(server.owner, server.parts.catalog)
  await world.read()
  const fixture = new Fixture(server.owner, world, server.parts.services.vault)
  const people = await makePeople(server, fixture)
  const rows = await makeRows(fixture, people)
  await world.read()
  await watchStored(server)
  while (!(await call(server.app, 'GET', '/api/health')).data.graphql) await delay(50)
  const negated = people.find(({ name }) => name === 'negated') as MatrixPerson
  await server.owner.query(`update store."user" set operations = '["*"]' where id = $1`, [negated.id])
  return { server, world, fixture, people, rows, names: await readNames(server, negated.token) }
}

/** Rows stay as they were made: what follows from being opened would move them between two questions. */
const openingNothing = ({ parts }: TestServer): void => {
  const opened = [...parts.catalog.all.values()].flatMap(({ opened }) => (opened ? [opened.handler] : []))
  Object.assign(parts.handlers, Object.fromEntries(opened.map((name) => [name, () => undefined])))
}

const makeRows = async (fixture: Fixture, people: readonly MatrixPerson[]): Promise<Map<string, readonly Row[]>> => {
  const entities = [...fixture.world.catalog.all.values()]
  // rows about it must not be taken for its own files
  const anchor = entities.find((entity) => entity.audit && !hasFiles(entity))?.name
  const variants = new Variants(fixture, people)
  if (anchor) fixture.anchor = { module: anchor, relevanceId: String((await fixture.spare(anchor)).id) }
  const rows = new Map<string, readonly Row[]>()
  for (const entity of entities) rows.set(entity.name, await variants.of(entity))
  for (const entity of entities) await attach(fixture, entity, rows.get(entity.name) ?? [])
  return rows
}

/** Every door of reading for every person. */
export const tryReading = async (matrix: Matrix, entity: Entity, tally: Tally, sample = ofRun): Promise<void> => {
  // reading other tables may have left a record here
  await matrix.world.readTable(entity)
  const scenes = await scenesOf(matrix, entity, tally, sample)
  const readAll = async (scene: Scene): Promise<void> => {
    for (const read of readings) await read(scene)
  }
  // an export of one person is a row of the trail for the others: there they take turns
  if (entity.name === 'comment') for (const scene of scenes) await readAll(scene)
  else await Promise.all(scenes.map(readAll))
}

const readings = [readLists, readDetails, readRelations, readClosed, readGraphql, readGraphqlClosed, readAbout] as const

/** Tries every writing door: a refusal must leave nothing, and an allowed write is rolled back. */
export const tryWriting = async (matrix: Matrix, entity: Entity, tally: Tally, sample = ofRun): Promise<void> => {
  const { server, names } = matrix
  const scenes = await scenesOf(matrix, entity, tally, sample)
  const forms = await formsOf(matrix, entity, scenes)
  const before = await stored(server)
  const row = matrix.rows.get(entity.name)?.[0]
  if (row) await tryNobody(server, entity, names, row, tally)
  await tryRefused(scenes, forms)
  tally.check('stored', 'after what was refused', before, await stored(server))
  await takenBack(server, async () => {
    for (const [index, scene] of scenes.entries()) {
      await writeRows(scene, 'allowed')
      await createRows(scene, forms[index] ?? {}, 'allowed')
    }
  })
}

/** The refused side alone, taken back should it come through. */
export const tryRefusedOnly = async (matrix: Matrix, entity: Entity, tally: Tally, sample = ofRun): Promise<void> => {
  const scenes = await scenesOf(matrix, entity, tally, sample)
  const forms = await formsOf(matrix, entity, scenes)
  await takenBack(matrix.server, () => tryRefused(scenes, forms))
}

const formsOf = async (matrix: Matrix, entity: Entity, scenes: readonly Scene[]): Promise<Row[]> => {
  const form = await formOf(matrix, entity)
  return Promise.all(scenes.map(async (scene) => ({ ...form, ...(await ownFiles(scene)) })))
}

const tryRefused = async (scenes: readonly Scene[], forms: readonly Row[]): Promise<void> => {
  await Promise.all(
    scenes.map(async (scene, index) => {
      await writeRows(scene, 'refused')
      await createRows(scene, forms[index] ?? {}, 'refused')
      await writeComments(scene)
      await sendBack(scene)
      await writeStates(scene)
    }),
  )
}

const scenesOf = async (matrix: Matrix, entity: Entity, tally: Tally, sample: Sample): Promise<Scene[]> => {
  const { server, world, people, names, fixture } = matrix
  await giveCodes(server, world, people, entity)
  const rows = (matrix.rows.get(entity.name) ?? []).map(({ id }) => world.row(entity.name, id) as Row)
  return people.map((person) => ({ server, world, fixture, names, entity, rows, person, people, tally, sample }))
}

export const newTally = (): Tally => new Tally()
