import type { Entity } from '@chengban/kernel/entity.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import type { Lines } from '@chengban/kernel/shape.ts'
import type { Row } from '../data/row.ts'

/** The lists of an entity that no tab of its record shows already. */
export const shownLines = ({ lines = {}, children = [] }: Entity): readonly (readonly [string, Lines])[] =>
  Object.entries(lines).filter(([, { of, by }]) => !children.some((child) => child.of === of && child.by === by))

/** The rows of a list as they came with their record. */
export const linesIn = (row: Row, key: string): readonly Row[] => listIn<Row>(row[key])
