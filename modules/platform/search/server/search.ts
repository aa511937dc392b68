import { setTimeout as delay } from 'node:timers/promises'
import type { CallHandler } from '@chengban/engine/call.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { linkTo } from '@chengban/engine/write/announce.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { rowName, subjectField } from '@chengban/kernel/row-name.ts'

const shown = 5
const patienceMs = 800

interface Group {
  readonly module: string
  readonly label: string
  readonly totalCount: number
  readonly nodes: readonly object[]
  /** There may be some: looking took too long. */
  readonly more?: true
}

/** Records people open: what has a page of its own and is found by words. */
const searchable = (entity: Entity): boolean =>
  Object.values(entity.fields).some((field) => field.options.search) && entity.list !== undefined && !entity.readOnly

export const searchAll: CallHandler = async (engine, { keyword, modules }) => {
  const wanted = typeof modules === 'string' ? new Set(modules.split(',')) : undefined
  const entities = [...engine.writer.catalog.all.values()]
    .filter((e) => searchable(e) && (!wanted || wanted.has(e.name)))
    // settings are sought least
    .toSorted((a, b) => Number(a.onEveryPage ?? false) - Number(b.onEveryPage ?? false))
  const groups = await Promise.all(
    entities.map((entity) => Promise.race([groupOf(engine, entity, String(keyword)), tooLate(entity)])),
  )
  return { groups: groups.filter(({ totalCount, more }) => totalCount > 0 || more) }
}

/** What is said of a kind that has not answered in time: nobody waits longer for the others. */
const tooLate = ({ name, label }: Entity): Promise<Group> =>
  delay(patienceMs, { module: name, label, totalCount: 0, nodes: [], more: true }, { ref: false })

/** Five of them and how many there are; counted only as far as a list would show. */
const groupOf = async (engine: Engine, entity: Entity, keyword: string): Promise<Group> => {
  const sub = entity.summary?.find((name) => name !== entity.title && entity.fields[name]?.kind !== 'ref')
  const subject = subjectField(entity)
  const columns = [entity.title, ...(subject ? [subject] : []), ...(sub ? [sub] : [])]
  const rows = await engine.list(entity, { keyword, columns }, { offset: 0, size: shown + 1 })
  const totalCount = rows.length > shown ? await engine.count(entity, { keyword }) : rows.length
  const nodes = rows.slice(0, shown).map((row) => ({
    id: row.id,
    title: rowName(entity, row),
    sub: sub ? row[sub] : null,
    link: linkTo(entity, String(row.id)),
  }))
  return { module: entity.name, label: entity.label, totalCount, nodes }
}
