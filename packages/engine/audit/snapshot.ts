import type { Entity } from '@chengban/kernel/entity.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { isEmpty, showValue } from '@chengban/kernel/kinds/kinds.ts'
import type { Sql } from '../db/sql.ts'
import type { Catalog } from '../schema/catalog.ts'
import { veilOf } from '../schema/rows.ts'
import { titlesOf } from '../write/change-record.ts'
import type { Values } from '../write/scene.ts'

/** One field of what was submitted, as shown. */
export interface Told {
  readonly field: string
  readonly label: string
  readonly value: string
  readonly secret?: string
}

/** The record's content at submit, with names instead of ids. */
export const snapshotOf = async (tx: Sql, catalog: Catalog, entity: Entity, row: Values): Promise<Told[]> => {
  const told = Object.entries(entity.fields).filter(
    ([name, field]) => isContent(entity, name, field) && !isEmpty(row[name]),
  )
  const titles = await titlesOf(
    tx,
    catalog,
    told.map(([name, field]) => ({ field, value: row[name] })),
  )
  return told.map(([name, field]) => ({
    field: name,
    label: field.label,
    value: isRef(field)
      ? [row[name]]
          .flat()
          .map((one) => titles.get(String(one)) ?? '')
          .join('、')
      : showValue(row[name], field),
    ...veiled(veilOf(entity, name, field)),
  }))
}

const veiled = (secret: string | undefined): Pick<Told, 'secret'> => (secret === undefined ? {} : { secret })
const isRef = (field: Field): boolean => field.kind === 'ref' || field.kind === 'refs'
const isContent = (entity: Entity, name: string, field: Field): boolean =>
  !field.options.readonly &&
  !field.options.hidden &&
  !field.options.computed &&
  !['id', 'tzCreate', 'tzUpdate', 'creatorId', 'version'].includes(name) &&
  !/^audit\d$/.test(name) &&
  name in entity.fields

/** Up to five fields for cards; secret ones are left out, and empty ones. */
export const summaryOf = (entity: Entity, snapshot: readonly Told[]): { label: string; value: string }[] =>
  (entity.summary ?? [])
    .flatMap((name) => {
      const told = snapshot.find(({ field, secret }) => field === name && !secret)
      return told ? [{ label: told.label, value: told.value }] : []
    })
    .slice(0, 5)
