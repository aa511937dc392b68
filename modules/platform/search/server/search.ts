import { setTimeout as delay } from 'node:timers/promises'
import type { CallHandler } from '@chengban/engine/call.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { linkTo } from '@chengban/engine/row/announce.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Json } from '@chengban/kernel/kinds/json.ts'
import { listed } from '@chengban/kernel/listed.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import { rowName, subjectField } from '@chengban/kernel/row-name.ts'
import type { search } from '../search.call.ts'

/** What people look for most comes first; the rest in the order of the declarations. */
const soughtFirst: readonly EntityName[] = ['user', 'client', 'contract', 'project', 'task']
const shown = 5
const patienceMs = 800

/** With `more` there may be some: looking took too long. */
type Group = AnswerOf<typeof search>['groups'][number]

/** Whether people search this entity: it has searchable fields and a page. */
const searchable = (entity: Entity): boolean =>
  Object.values(entity.fields).some((field) => field.options.search) && entity.list !== undefined && !entity.readOnly

export const searchAll: CallHandler<typeof search> = async (engine, { keyword, modules }) => {
  const wanted = typeof modules === 'string' ? new Set(listed(modules)) : undefined
  const entities = [...engine.writer.catalog.all.values()]
    .filter((e) => searchable(e) && (!wanted || wanted.has(e.name)))
    .toSorted((a, b) => rankOf(a) - rankOf(b))
  const groups = await Promise.all(
    entities.map((entity) => Promise.race([groupOf(engine, entity, keyword), tooLate(entity)])),
  )
  return { groups: groups.filter(({ totalCount, more }) => totalCount > 0 || more) }
}

/** Settings are sought least. */
const rankOf = ({ name, onEveryPage = false }: Entity): number => {
  const place = soughtFirst.indexOf(name as EntityName)
  return place >= 0 ? place : soughtFirst.length + Number(onEveryPage)
}

/** Returns an incomplete group for an entity that did not answer in time, so that the others need not wait. */
const tooLate = ({ name, label }: Entity): Promise<Group> =>
  delay(patienceMs, { module: name, label, totalCount: 0, nodes: [], more: true }, { ref: false })

/** Returns the first rows and their number. The count runs only when there are more than are shown. */
const groupOf = async (engine: Engine, entity: Entity, keyword: string): Promise<Group> => {
  const sub = entity.summary?.find((name) => name !== entity.title && entity.fields[name]?.kind !== 'ref')
  const subject = subjectField(entity)
  const columns = [entity.title, ...(subject ? [subject] : []), ...(sub ? [sub] : [])]
  const rows = await engine.list(entity, { keyword, columns }, { offset: 0, size: shown + 1 })
  const totalCount = rows.length > shown ? await engine.count(entity, { keyword }) : rows.length
  const nodes = rows.slice(0, shown).map((row) => ({
    id: String(row.id),
    title: rowName(entity, row),
    sub: sub ? ((row[sub] ?? null) as Json) : null,
    link: linkTo(entity, String(row.id)),
  }))
  return { module: entity.name, label: entity.label, totalCount, nodes }
}
