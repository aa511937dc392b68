import type { Entity } from '@chengban/kernel/entity.ts'
import { isFileField } from '@chengban/kernel/field.ts'
import { filesIn } from '@chengban/kernel/kinds/file.ts'
import type { Row } from '../data/row.ts'
import type { FileEntry } from '../files/file-entry.ts'
import { linesIn } from '../record/lines-in.ts'

/** The files of a record in the order of its fields, without drawings; then those of its lines. */
export const filesOf = (entity: Entity, row: Row): readonly FileEntry[] => [
  ...ownFiles(entity, row),
  ...Object.entries(entity.lines ?? {}).flatMap(([key, { beside }]) =>
    beside ? linesIn(row, key).flatMap((line) => filesIn(line[beside.file])) : [],
  ),
]

const ownFiles = ({ fields }: Entity, row: Row): readonly FileEntry[] =>
  Object.entries(fields)
    .filter(([, field]) => isFileField(field) && field.kind !== 'signature')
    .flatMap(([name]) => filesIn([row[name] ?? []].flat()))
