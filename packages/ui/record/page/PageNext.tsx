import type { StageLine } from '@chengban/kernel/page.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { Row } from '../../data/row.ts'
import { currentOf, nextPart, type Part } from './stage.ts'
import { usePartMove } from './use-part-move.tsx'
import { useStages } from './use-stages.ts'

interface Props {
  readonly line: StageLine
  readonly row: Row
  readonly again: () => void
  /** The record's own next act, as the ink button or beside it. */
  readonly own: (isInk: boolean) => ReactNode
}

/** A name with room on a button. */
const nameOf = ({ entity, row }: Part): string => {
  const name = rowName(entity, row)
  return name.length <= 8 ? name : ''
}

/** While the stage in hand lacks what the reader can bring or pass, that is the next act; else the record's own. */
export default function PageNext({ line, row, again, own }: Props) {
  const next = nextPart(currentOf(useStages(line, row) ?? []))
  const { begin, dialog } = usePartMove(again)
  return (
    <>
      {own(next === undefined)}
      {next && (
        <Button type="primary" onClick={() => begin(next)}>
          {next.move.label}
          {nameOf(next.part) || line.documents.label}
        </Button>
      )}
      {dialog}
    </>
  )
}
