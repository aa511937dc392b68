import type { Entity } from '@chengban/kernel/entity.ts'
import { targetOf } from '@chengban/kernel/field.ts'
import type { Party, Wait } from '@chengban/kernel/page.ts'
import { shownOf } from '@chengban/kernel/row-name.ts'
import type { NamedRow, Row } from '../../data/row.ts'

/** Who waits for whom about a row; of a word there is no id. */
export const sidesOf = (
  { who, whom }: Wait,
  of: Entity,
  one: Row,
  entity: Entity,
  row: Row,
): { readonly who: NamedRow; readonly whom: NamedRow } => {
  const named = (party: Party<string, string>): NamedRow => {
    if (typeof party === 'string') return { id: '', name: party }
    return 'row' in party ? shownIn(of, one, party.row) : shownIn(entity, row, party.record)
  }
  const [asks, asked] = [named(who), named(whom)]
  const other = typeof whom === 'object' && 'or' in whom ? whom.or : undefined
  const isSame = asks.id !== '' && asks.id === asked.id
  return { who: asks, whom: other !== undefined && (isSame || asked === nobody) ? { id: '', name: other } : asked }
}

const nobody: NamedRow = { id: '', name: '未定' }

const shownIn = ({ fields }: Entity, row: Row, name: string): NamedRow => {
  const field = fields[name]
  return (field && shownOf(row, name, targetOf(field))) ?? nobody
}
