import { hasTasks } from '@chengban/kernel/decided.ts'
import { auditState, type Entity, stateFields } from '@chengban/kernel/entity.ts'
import { laterFlows, StatusCell, statusWord } from '../columns/StatusCell.tsx'
import type { Row } from '../data/row.ts'
import { StatusDot } from '../marks/StatusDot.tsx'

interface Props {
  readonly entity: Entity
  readonly row: Row
}

/** What has become of the record, and beside it the states that run apart, each with what it is a state of. */
export const RecordStates = ({ entity, row }: Props) => {
  const states = hasTasks(entity) ? laterFlows(entity).map(({ field }) => field) : stateFields(entity)
  return (
    <>
      {hasTasks(entity) ? <Audited entity={entity} row={row} /> : <First row={row} name={states[0] ?? 'status'} />}
      {states.slice(1).map((name) => (
        <Beside key={name} entity={entity} row={row} name={name} />
      ))}
    </>
  )
}

const Audited = ({ entity, row }: Props) => {
  const [flow] = laterFlows(entity)
  const word = statusWord(entity, row)
  const isLater = flow !== undefined && auditState(entity, row) === '变更中' && row[flow.field] !== flow.initial
  return (
    <>
      {isLater && <StatusDot word={String(row[flow.field])} />}
      {word === auditState(entity, row) ? <StatusCell entity={entity} row={row} /> : <StatusDot word={word} />}
    </>
  )
}

const First = ({ row, name }: { readonly row: Row; readonly name: string }) =>
  row[name] ? <StatusDot word={String(row[name])} /> : null

const Beside = ({ entity, row, name }: Props & { readonly name: string }) =>
  row[name] ? (
    <span>
      <small>{entity.fields[name]?.label}</small> <StatusDot word={String(row[name])} />
    </span>
  ) : null
