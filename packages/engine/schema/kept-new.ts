import type { Entity } from '@chengban/kernel/entity.ts'
import { fieldOf, isStored, targetOf } from '@chengban/kernel/field.ts'
import { columnType, type Declared, entityOf } from '../kinds/column.ts'
import type { Children } from './asked-of-row.ts'
import { childType } from './children.ts'

// Decision 152: A new row has no children to count

/**
 * The figure over no rows at all, where a row just made can have none: its children name it by a reference, which the
 * database keeps from leading nowhere. Undefined where rows can be there before it, or the figure is no single value.
 */
export const childless = (op: Children, e: Entity, all: Declared): string | undefined => {
  const child = entityOf(all, op.of)
  if (op.value || op.at || op.named || op.below || op.through || !isReferring(child, op.by, e)) return undefined
  if (op.total === 'count') return '0'
  if (op.total === 'exists') return 'false'
  if (op.total === 'list' || !op.column) return undefined
  if (op.total === 'avg') return 'null::numeric'
  if (op.total !== 'sum') return `null::${childType(op, child, all)}`
  return columnType(fieldOf(child.fields, op.column), all).startsWith('numeric') ? '0::numeric' : undefined
}

const isReferring = ({ fields }: Entity, by: string, to: Entity): boolean => {
  const field = fields[by]
  return field !== undefined && field.kind === 'ref' && isStored(field) && targetOf(field) === to.name
}
