import { holds } from '../session/person.ts'
import type { CellProps } from './cell.ts'

/** A value kept from the reader: null under a secret they do not hold. */
export const isHidden = ({ field, row, name }: CellProps): boolean =>
  field.options.secret !== undefined && (row[name] === null || row[name] === undefined) && !holds(field.options.secret)
