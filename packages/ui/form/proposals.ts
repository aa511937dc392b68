import type { Entity } from '@chengban/kernel/entity.ts'
import { isDefaultFrom } from '@chengban/kernel/field.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import type { Row } from '../data/row.ts'
import { isSame } from './values.ts'

/** What a row chosen under a reference gives to the fields that are copied from it; what lies behind it is left to the server. */
export const proposalsFrom = (
  entity: Entity,
  source: string,
  row: Row | undefined,
): readonly (readonly [string, unknown])[] =>
  row
    ? Object.entries(entity.fields).flatMap(([name, { options }]) => {
        const given = options.default
        if (!isDefaultFrom(given) || !('of' in given) || given.of.length !== 2 || given.of[0] !== source) return []
        const value = row[String(given.of[1])]
        return isEmpty(value) ? [] : [[name, value] as const]
      })
    : []

/** Nothing that somebody typed is written over: only what is empty, or stands as it was proposed before. */
export const mayPropose = (value: unknown, before: unknown, now: unknown): boolean =>
  !isSame(value, now) && (isEmpty(value) ? isEmpty(before) || !isSame(before, now) : isSame(value, before))
