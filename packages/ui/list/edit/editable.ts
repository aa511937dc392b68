import { auditState, type Entity, stateFields, switchOf } from '@chengban/kernel/entity.ts'
import type { Asker } from '@chengban/kernel/evaluate.ts'
import type { Kind } from '@chengban/kernel/field.ts'
import { canOf, type Row } from '../../data/row.ts'
import { writableNow } from '../../data/writable-now.ts'

// what has room in a cell
const kinds: ReadonlySet<Kind> = new Set<Kind>([
  'text',
  'int',
  'decimal',
  'money',
  'percent',
  'bool',
  'date',
  'datetime',
  'time',
  'enum',
  'dict',
  'ref',
  'phone',
  'email',
  'url',
])

/**
 * Returns the fields of a row that can be edited inside the list, in the order given. States and switches change by
 * their own acts. A row with a change in progress is not editable: the list shows the version in force, not the draft.
 */
export const editableIn = (entity: Entity, names: readonly string[], asker: Asker, row: Row): readonly string[] => {
  const can = canOf(row)
  if (entity.readOnly || !(can.includes('update') || can.includes('updateMine'))) return none
  if (auditState(entity, row) === '变更中') return none
  const states = [...stateFields(entity), switchOf(entity)]
  const open = writableNow(entity, asker, row)
  return names.filter((name) => {
    const { kind, options } = entity.fields[name] ?? {}
    // what the list does not carry is changed where it has been looked at
    if (options?.logged) return false
    return kind !== undefined && kinds.has(kind) && open.includes(name) && !states.includes(name)
  })
}

const none: readonly string[] = []
