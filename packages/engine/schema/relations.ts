import type { Entity } from '@chengban/kernel/entity.ts'
import { type Declared, entityOf } from '../kinds/column.ts'

// Decision 016: A reader of a record also reads the names of its references

/** Rows that name a row of another entity, as a list of that row. */
export interface Listed {
  readonly child: Entity
  /** The child's column that names the row. */
  readonly by: string
}

/** The lists of an entity's rows that both doors know, by the key they have there: its children and its lines. */
export const listsOf = (e: Entity, all: Declared): ReadonlyMap<string, Listed> => {
  const children = e.children ?? []
  const lines = Object.entries(e.lines ?? {}).filter(
    ([, { of, by }]) => !children.some((child) => child.of === of && child.by === by),
  )
  return new Map([
    ...children.map(({ of, by }): [string, Listed] => {
      const isOnly = children.filter((child) => child.of === of).length === 1
      return [isOnly ? manyOf(e.name, of, by) : `${of}By${upper(by)}`, { child: entityOf(all, of), by }]
    }),
    ...lines.map(([key, { of, by }]): [string, Listed] => [key, { child: entityOf(all, of), by }]),
  ])
}

/** What the GraphQL side calls them: `contracts`, `childDepartments`, `invoicingsByBlueId`. */
const manyOf = (entity: string, child: string, by: string): string => {
  const base = by.replace(/Id$/, '')
  if (base === 'parent') return `child${upper(plural(child))}`
  return base === entity ? plural(child) : `${plural(child)}By${upper(by)}`
}

const plural = (name: string): string => {
  if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/i.test(name) ? `${name}es` : `${name}s`
}

const upper = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`
