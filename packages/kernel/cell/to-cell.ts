import type { Field } from '../field.ts'
import { shanghai } from '../kinds/date.ts'
import { filesIn } from '../kinds/file.ts'
import type { Place } from '../kinds/json.ts'
import { showValue } from '../kinds/kinds.ts'
import { isLines } from '../kinds/lines.ts'
import { listIn } from '../list-in.ts'
import { filesCell } from './files-cell.ts'
import { jsonCell } from './json-cell.ts'
import { linesCell } from './lines-cell.ts'
import { placeCell } from './place-cell.ts'
import { several } from './several.ts'

/** What people call a row, by its id; undefined where nobody may tell. */
export type NameOf = (id: string) => string | undefined

/** The text of a value in a spreadsheet's cell, from which an import reads the value again. Empty for an empty one. */
export const toCell = (value: unknown, field: Field, nameOf: NameOf): string => {
  if (value === null || value === undefined) return ''
  switch (field.kind) {
    case 'ref':
      return nameOf(String(value)) ?? ''
    case 'refs':
      return several(listIn<string>(value).flatMap((id) => nameOf(id) ?? []))
    case 'place':
      return placeCell(value as Place)
    case 'file':
    case 'files':
    case 'images':
      return filesCell(filesIn(value))
    case 'datetime':
      return shanghai(String(value)).slice(0, 19).replace('T', ' ')
    case 'json':
      return isLines(field)
        ? linesCell(listIn<Readonly<Record<string, unknown>>>(value), field, (one, inner) => toCell(one, inner, nameOf))
        : jsonCell(value, field)
    default:
      return showValue(value, field)
  }
}
