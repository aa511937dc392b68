import type { ForetoldAnswer, Hearer } from '@chengban/kernel/consequence.ts'
import { targetOf } from '@chengban/kernel/field.ts'
import { clock } from '../clock.ts'
import { dutyOf } from '../schema/duty.ts'
import { sqlOf } from '../schema/expression.ts'
import { column, table } from '../schema/names.ts'
import { linkTo, notify } from './announce.ts'
import { figure } from './figure.ts'
import { fillWords, reach } from './filled-words.ts'
import { authorOf, type Scene } from './scene.ts'

/**
 * Sends the declared messages to those who see the record, in this transaction; nobody is notified of their own step.
 * Gives the people notified.
 */
export const tellHearers = async (scene: Scene, tellings: readonly ForetoldAnswer[] = []): Promise<string[]> =>
  scene.writer.isQuiet ? [] : tell(scene, tellings)

const tell = async (scene: Scene, tellings: readonly ForetoldAnswer[]): Promise<string[]> => {
  const { tx, writer, entity, row, asked } = scene
  const me = writer.actor.userId
  const id = String(row.id)
  const told = new Set<string>([me])
  for (const { to, text, when, ...beside } of tellings) {
    if (when && (await figure(scene, when)) !== true) continue
    const found = new Set<string>()
    for (const hearer of to) for (const person of await peopleOf(scene, hearer)) found.add(person)
    const people = await readers(
      scene,
      [...found].filter((person) => !told.has(person)),
    )
    if (people.length === 0) continue
    for (const person of people) told.add(person)
    const title = await fillWords({ tx, catalog: writer.catalog, entity, row }, text, asked)
    const about = {
      kind: '通知',
      title,
      senderId: authorOf(writer),
      module: entity.name,
      relevanceId: id,
      ...given(beside, scene.opinion),
    } as const
    await notify(
      tx,
      people.map((userId) => ({ userId, ...about, link: dutyOf(entity, row, userId) ?? linkTo(entity, id) })),
    )
  }
  return [...told].filter((person) => person !== me)
}

/** What a telling says beside its words, where it does. */
const given = ({ code, ding, quotes }: Omit<ForetoldAnswer, 'to' | 'text' | 'when'>, opinion: string | null) => ({
  ...(code ? { code } : {}),
  ...(ding ? { ding } : {}),
  ...(quotes && opinion ? { text: opinion } : {}),
})

const readers = async ({ tx, entity, row }: Scene, people: readonly string[]): Promise<string[]> => {
  if (people.length === 0) return []
  const rows = await tx.query<{ id: string }>(
    `select u.id from store."user" u where u.id = any ($1::uuid[]) and u.is_enable and app.may_read_as(u.id, $2, $3) order by u.id`,
    [people, entity.name, String(row.id)],
  )
  return rows.map(({ id }) => id)
}

const peopleOf = async (scene: Scene, hearer: Hearer): Promise<string[]> => {
  const { tx, writer, row, entity } = scene
  const ids = async (text: string, params: readonly unknown[]): Promise<string[]> =>
    (await tx.query<{ id: string | null }>(text, params)).flatMap(({ id }) => id ?? [])
  const reached = (path: string) => reach({ tx, catalog: writer.catalog, entity, row }, path)
  if (typeof hearer === 'string') return [(await reached(hearer)).value ?? []].flat().map(String)
  if ('was' in hearer) return [scene.before?.[hearer.was] ?? []].flat().map(String)
  if ('holds' in hearer)
    return ids('select h.id from app.holders_of($1::text, $2) h (id)', [hearer.holds, clock.now().toISOString()])
  if ('headOf' in hearer) {
    const { field, value } = await reached(hearer.headOf)
    return ids(targetOf(field) === 'department' ? departmentHead : personsHead, [value])
  }
  if ('leader' in hearer) return ids('select app.leader($1) as id', [(await reached(hearer.leader)).value])
  const { members, by, at: named = 'id', person, where } = hearer
  const place = writer.catalog.place(writer.catalog.entity(members), 't')
  const also = where ? ` and (${sqlOf(where, place)})` : ''
  return ids(`select t.${column(person)} as id from ${table(members)} t where t.${column(by)} = $1${also}`, [
    row[named],
  ])
}

const departmentHead = 'select d.leader_id as id from store.department d where d.id = $1'
const personsHead = 'select app.head_of($1) as id'
