import type { Entity } from '@chengban/kernel/entity.ts'
import { fieldOf } from '@chengban/kernel/field.ts'
import type { Lines } from '@chengban/kernel/shape.ts'
import { pathsOf } from '../row/from-others.ts'
import type { Catalog } from '../schema/catalog.ts'
import { importable } from './importable.ts'

// Decision 042: Imports and exports put the lines of a record below it

/** A list of child rows that comes with its parent, and what of it a sheet may fill. */
export interface List {
  readonly key: string
  readonly label: string
  readonly lines: Lines
  readonly child: Entity
  readonly names: readonly string[]
}

/** The lists of an entity that its sheet has columns for: without the parent, which is the row above, and the order. */
export const listsOf = (catalog: Catalog, entity: Entity, entries: readonly string[]): List[] =>
  Object.entries(entity.lines ?? {}).flatMap(([key, lines]) => {
    const child = catalog.entity(lines.of)
    const names = importable(child, entries).filter((name) => name !== lines.by && name !== lines.sort && name !== 'id')
    return names.length ? [{ key, label: lines.label ?? child.label, lines, child, names }] : []
  })

/** How the column of a line's field is headed: 联系人·姓名. */
export const lineHeading = ({ label, child }: List, name: string): string =>
  `${label}·${fieldOf(child.fields, name).label}`

/** What a heading says behind the name of a list; undefined where it begins with none. */
export const behindList = ({ key, label }: List, heading: string): string | undefined => {
  const word = [label.normalize('NFKC').replace(/\s/g, ''), key].find(
    (one) => heading.startsWith(one) && separators.includes(heading.charAt(one.length) || ' '),
  )
  return word === undefined ? undefined : heading.slice(word.length + 1)
}

const separators = '·.:/-_'

/** Fields that a line cannot do without, and that nothing else fills. */
export const demandedOf = ({ child, names }: List): string[] => {
  const filled = new Set(pathsOf(child).map(([name]) => name))
  return names.filter((name) => {
    const { required, default: given } = fieldOf(child.fields, name).options
    return required && given === undefined && !filled.has(name)
  })
}

/** The error of a field of a line, with the name of its list. */
export const saidOfLine = ({ label, child }: List, name: string, message: string): string => {
  const field = child.fields[name]?.label ?? ''
  return message.startsWith(field) ? `${label}·${message}` : `${label}·${field}：${message}`
}
