import { type Entity, writable } from '@chengban/kernel/entity.ts'
import { type Asker, evaluate } from '@chengban/kernel/evaluate.ts'
import { type Field, fieldOf } from '@chengban/kernel/field.ts'
import { canOf, editsOf, type Row, veiledOf } from './row.ts'

/** The fields that may be written: of a new row, or of this row in its present state. */
export const writableNow = (entity: Entity, asker: Asker, row?: Row): readonly string[] =>
  writable(entity).filter((name) => {
    const field = fieldOf(entity.fields, name)
    if (field.options.hidden) return false
    if (!row) return true
    return (
      !field.options.fixed &&
      // who changes it has looked at it first
      !veiledOf(row).includes(name) &&
      isTheirs(entity, name, row) &&
      (editsOf(row)?.includes(name) ?? true) &&
      mayRead(entity, field, asker, row)
    )
  })

// people who may only edit their own record are limited to the fields in `mine`
const isTheirs = ({ mine = [] }: Entity, name: string, row: Row): boolean => {
  const can = canOf(row)
  return can.includes('update') || !can.includes('updateMine') || mine.includes(name)
}

const mayRead = (entity: Entity, { options: { secret } }: Field, asker: Asker, row: Row): boolean => {
  if (!secret || asker.has(secret)) return true
  const self = entity.self ?? entity.rows.own
  return self !== undefined && evaluate(self, row, asker) === true
}
