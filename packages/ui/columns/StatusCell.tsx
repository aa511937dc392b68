import { auditField, auditState, type Entity } from '@chengban/kernel/entity.ts'
import { flowsOf } from '@chengban/kernel/moves.ts'
import type { Workflow } from '@chengban/kernel/workflow.ts'
import { type Row, waitsFor } from '../data/row.ts'
import { StatusDot } from '../marks/StatusDot.tsx'
import { useSession } from '../session/person.ts'

interface Props {
  readonly entity: Entity
  readonly row: Row
}

/** The one status word that matters now, and who has the record in hand. */
export const StatusCell = ({ entity, row }: Props) => {
  const me = useSession(({ person }) => person?.id)
  const holders = waitsFor(row)
  return (
    <StatusDot
      word={statusWord(entity, row)}
      holder={holders.map(({ name }) => name).join('、') || undefined}
      mine={holders.some(({ id }) => id === me)}
    />
  )
}

/** 通过 gives way to what has become of the record since. */
export const statusWord = (entity: Entity, row: Row): string => {
  const status = auditState(entity, row)
  const [flow] = laterFlows(entity)
  const later = flow && status === '通过' ? row[flow.field] : undefined
  return later && later !== flow?.initial ? String(later) : status
}

/** The states a record goes through beside its audit, the one that counts first. */
export const laterFlows = (entity: Entity): readonly Workflow[] =>
  flowsOf(entity).filter((flow) => flow.field !== auditField(entity))
