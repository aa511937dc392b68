import type { Entity } from '@chengban/kernel/entity.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { reportError } from '../../api/error-notice.ts'
import { notify } from '../../api/notices.ts'
import { useAsker } from '../../data/asker.ts'
import { readRow } from '../../data/calls.ts'
import type { Row } from '../../data/row.ts'
import { CellForm } from './CellForm.tsx'
import { editableIn } from './editable.ts'

export interface EditorProps {
  readonly entity: Entity
  readonly name: string
  readonly id: string
  /** With a step: to the next or the last cell that may be changed. */
  readonly onLeave: (step?: 1 | -1) => void
  readonly onSaved: () => unknown
}

/** Reads the whole row first: its checks ask for more than the columns in sight. */
export default function CellEditor(props: EditorProps) {
  const { entity, name, id } = props
  const asker = useAsker()
  const { data: row, error } = useQuery<Row>({
    queryKey: ['cell', entity.name, id, name],
    queryFn: ({ signal }) => readRow(entity, id, signal),
    gcTime: 0,
    staleTime: 0,
    meta: { quiet: true },
  })
  const isClosed = row !== undefined && editableIn(entity, [name], asker, row).length === 0
  const giveUp = useEffectEvent((words?: string) => {
    if (words) notify({ kind: 'warn', text: words })
    props.onLeave()
  })
  useEffect(() => {
    if (error) reportError(error)
    if (error || isClosed) giveUp(error ? undefined : '该字段不可修改')
  }, [error, isClosed])
  const begun = useRef<Row>(undefined)
  begun.current ??= isClosed ? undefined : row
  return begun.current && <CellForm {...props} row={begun.current} />
}
