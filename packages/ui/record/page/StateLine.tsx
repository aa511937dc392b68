import type { Entity } from '@chengban/kernel/entity.ts'
import type { StateLine as Line } from '@chengban/kernel/page.ts'
import { useQuery } from '@tanstack/react-query'
import { ApprovalLine } from '../../audit/ApprovalLine.tsx'
import type { LineNode } from '../../audit/line-node.ts'
import { readAllRows } from '../../data/calls.ts'
import { idOf, type Row } from '../../data/row.ts'
import { formatDate } from '../../dates/date-time.ts'
import { elapsed } from '../../dates/elapsed.ts'
import { useEntity } from '../../declarations/declarations.ts'
import { useNarrow } from '../../window/use-narrow.ts'
import { stateNodes } from './state-nodes.ts'

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly line: Line
}

/** The states of a record in a row: past ones with their date, the current one with its start, and those to come. */
export const StateLine = ({ entity, row, line }: Props) => {
  const entered = useEntered(line, idOf(row))
  const isNarrow = useNarrow()
  const nodes: readonly LineNode[] = stateNodes(line, row, entered).map((node) => ({
    ...node,
    what: node.name,
    when: node.word ?? whenOf(node),
  }))
  return (
    <div className="cb-states-line">
      <ApprovalLine
        nodes={nodes}
        direction={isNarrow ? 'down' : 'across'}
        label={entity.fields[line.states]?.label ?? ''}
      />
    </div>
  )
}

const whenOf = ({ state, since }: ReturnType<typeof stateNodes>[number]): string | undefined => {
  if (!since) return undefined
  return state === 'now' ? `已 ${elapsed(since)}`.replace(' 刚刚', '到') : formatDate(since).slice(5)
}

/** When each state was entered, as its history tells. */
const useEntered = ({ entered }: Line, id: string): readonly Row[] => {
  const entity = useEntity(entered?.of ?? 'comment')
  const filters = entered && { and: [{ [entered.by]: { equalTo: id } }, entered.where] }
  const { data } = useQuery({
    queryKey: ['list', entity.name, 'entered', filters],
    queryFn: ({ signal }) => readAllRows(entity, { filters, sort: entered?.at }, signal),
    enabled: entered !== undefined,
    meta: { quiet: true },
  })
  return data ?? none
}

const none: readonly Row[] = []
