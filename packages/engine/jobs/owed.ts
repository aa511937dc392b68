import type { Entity } from '@chengban/kernel/entity.ts'
import { isReadonly } from '@chengban/kernel/field.ts'
import type { Owed } from '@chengban/kernel/job.ts'
import type { Values, Within, Writer } from '../row/scene.ts'
import { sqlOf } from '../schema/expression.ts'
import { column, table } from '../schema/names.ts'
import { addRow } from '../write/add-row.ts'
import { create } from '../write/save.ts'
import { givenSql, selected } from './given.ts'
import type { JobResult, JobScene } from './job.ts'

const batch = 200

/** Makes the owed rows that are missing, a number of them per transaction; runs of one job do not overlap. */
export const makeOwed = async (scene: JobScene, owed: Owed): Promise<JobResult> => {
  const { transaction, writer, signal } = scene
  for (let made = 0; ; ) {
    const rows = await transaction((tx) => addOwed({ tx, writer }, owed))
    made += rows
    if (rows < batch || signal.aborted) return { [owed.of]: made }
  }
}

/** Makes owed rows that are missing in the running transaction, as many as one takes; gives how many. */
export const addOwed = async ({ tx, writer }: Within, owed: Owed): Promise<number> => {
  const entity = writer.catalog.entity(owed.of)
  const found = await tx.query<Values>(missingSql(writer, owed))
  for (const values of found)
    if (owed.isChecked) await create(tx, writer, entity, ...asMade(entity, values))
    else await addRow({ tx, writer }, owed.of as never, values as never)
  return found.length
}

/** What a form could send, and what none writes. */
const asMade = (entity: Entity, values: Values): [Values, false, Values] => {
  const isClosed = ([name]: [string, unknown]): boolean => {
    const field = entity.fields[name]
    return field !== undefined && isReadonly(field)
  }
  const all = Object.entries(values)
  return [Object.fromEntries(all.filter((one) => !isClosed(one))), false, Object.fromEntries(all.filter(isClosed))]
}

/** The missing rows of each source. */
const missingSql = ({ catalog }: Pick<Writer, 'catalog'>, { of, per, where, values, key }: Owed): string => {
  const place = catalog.inside(catalog.entity(per), 't')
  const given = givenSql(catalog, catalog.entity(of), place, values)
  const keys = key.map((name) => {
    const value = given.get(name)
    if (!value) throw new Error(`${of}.${name} is a key without a value`)
    return { name, value }
  })
  // `is not distinct from` cannot use an index; keys that are never null are compared with `=`
  const known = keys.map(({ name, value }) => {
    const isNever = catalog.entity(of).fields[name]?.options.required === true
    return `x.${column(name)} ${isNever ? '=' : 'is not distinct from'} ${value}`
  })
  const once = keys.map(({ value }) => value).join(', ')
  // several sources may ask for the same row
  return `select distinct on (${once}) ${selected(given)} from ${table(per)} t where (${sqlOf(where, place)})
    and not exists (select from ${table(of)} x where ${known.join(' and ')}) order by ${once}, t.id limit ${batch}`
}
