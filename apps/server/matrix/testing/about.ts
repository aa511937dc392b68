import { changesOf } from '@chengban/engine/row/change-record.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { etagOf } from '../../files/file-headers.ts'
import { shows } from './expected.ts'
import type { Fixture } from './fixture.ts'
import { query, rest, type Scene, sampled } from './scene.ts'
import type { Row } from './world.ts'

const fileKinds = ['file', 'files', 'images', 'signature']
export const hasFiles = (entity: Entity): boolean =>
  Object.values(entity.fields).some(({ kind }) => fileKinds.includes(kind))

/** What the trail says where it tells of every field. */
const told = '新建矩阵'

/** Leaves on each row the record of its making, and a file where the entity has some. */
export const attach = async (fixture: Fixture, entity: Entity, rows: readonly Row[]): Promise<void> => {
  const { catalog } = fixture.world
  for (const row of rows) {
    const about = { module: entity.name, relevanceId: String(row.id) }
    const changes = { action: '新建', changes: await changesOf(fixture.sql, catalog, entity, null, row) }
    const said = { userId: fixture.stranger, content: told, type: '记录', source: '系统', changes }
    await fixture.make(catalog.entity('comment'), { ...about, ...said })
    if (!hasFiles(entity)) continue
    const file = await fixture.make(catalog.entity('storedFile'), fileValues())
    await fixture.make(catalog.entity('fileLink'), { ...about, fileId: file.id })
  }
}

const fileValues = (): Row => {
  const id = crypto.randomUUID()
  return {
    id,
    url: `/file/attachment/${id}.pdf`,
    folder: 'attachment',
    ext: 'pdf',
    mime: 'application/pdf',
    size: 3,
    sha256: id,
  }
}

/** Comments, records and files of a record: each for people who see the record. */
export const readAbout = async (scene: Scene): Promise<void> => {
  const { entity, rows, person, tally } = scene
  const seen = rows.filter((row) => person.judge.sees(entity, row))
  const unseen = rows.find((row) => !person.judge.sees(entity, row))
  for (const row of [...sampled(scene, 'comments', seen), ...(unseen ? [unseen] : [])]) {
    const asked = { module: entity.name, relevanceId: String(row.id) }
    const answer = await rest(scene, 'GET', `/comment?${query(asked)}`)
    tally.check('comments', `${person.name} ${row.id}`, row === unseen ? 'NOT_FOUND' : 'OK', answer.code)
    for (const one of (answer.data?.nodes ?? []) as Row[]) compareTrail(scene, row, one)
    if (hasFiles(entity)) await readFile(scene, row)
  }
}

/** A change record tells of closed fields to those alone who read them on that record, and of the others to all. */
const compareTrail = ({ entity, person, tally, world }: Scene, row: Row, { content, detail, id }: Row): void => {
  if (content !== told) return
  const { changes: all } = (world.row('comment', id) as Row).changes as { changes: { field: string }[] }
  const expected = all.map(({ field }) => field).filter((field) => shows(person.judge, entity, row, field))
  const got = (detail as { changes: { field: string }[] }).changes.map(({ field }) => field)
  tally.check('trail', `${person.name} ${row.id}`, expected, got)
}

const readFile = async ({ server, world, entity, person, tally }: Scene, row: Row): Promise<void> => {
  const link = world
    .rows('fileLink')
    .find(({ module, relevanceId }) => module === entity.name && relevanceId === String(row.id))
  const file = link && world.row('storedFile', link.fileId)
  if (!file) return
  const url = String(file.url)
  const headers = { authorization: `Bearer ${person.token}`, 'if-none-match': etagOf(file as never) }
  const { statusCode } = await server.app.inject({ method: 'GET', url, headers })
  tally.check(
    'files',
    `${person.name} ${row.id}`,
    person.judge.sees(world.catalog.entity('storedFile'), file) ? 304 : 404,
    statusCode,
  )
}

/** Saying something asks for the code, and for the record. */
export const writeComments = async (scene: Scene): Promise<void> => {
  const { entity, rows, person, tally } = scene
  const unseen = rows.find((row) => !person.judge.sees(entity, row))
  const seen = rows.find((row) => person.judge.sees(entity, row))
  const mayTalk = person.judge.has('comment:create')
  for (const row of [unseen, mayTalk ? undefined : seen].filter((one) => one !== undefined)) {
    const said = { module: entity.name, relevanceId: String(row.id), content: '看看' }
    const { code } = await rest(scene, 'POST', '/comment', said)
    tally.check('comment', `${person.name} ${row.id}`, mayTalk ? 'NOT_FOUND' : 'FORBIDDEN', code)
  }
}
