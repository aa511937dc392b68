import type { Entity } from '@chengban/kernel/entity.ts'
import { useState } from 'react'
import type { Row } from '../data/row.ts'
import { sectionNames } from '../form/sections.ts'

/** Returns the fields that changed since the page was opened, no matter who changed them. */
export const useChanged = (entity: Entity, row: Row): readonly string[] => {
  const [first] = useState(row)
  return changedFields(entity, first, row)
}

export const changedFields = (entity: Entity, before: Row, now: Row): readonly string[] =>
  before.version === now.version
    ? []
    : // who decides is not what is decided on
      sectionNames(entity).filter((name) => !/^audit\d$/.test(name) && !isSame(before[name], now[name]))

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
