import type { Entity } from '@chengban/kernel/entity.ts'
import { isFileField } from '@chengban/kernel/field.ts'
import type { Row } from '../data/row.ts'
import type { FileEntry } from '../files/file-entry.ts'

/** The files of a record in the order of its fields, drawings apart. */
export const filesOf = ({ fields }: Entity, row: Row): readonly FileEntry[] =>
  Object.entries(fields)
    .filter(([, field]) => isFileField(field) && field.kind !== 'signature')
    .flatMap(([name]) => {
      const value = row[name]
      return Array.isArray(value) ? (value as FileEntry[]) : value ? [value as FileEntry] : []
    })
