import type { Entity } from '@chengban/kernel/entity.ts'
import { hasStages, type StageLine as Line, type RecordPage } from '@chengban/kernel/page.ts'
import { useState } from 'react'
import type { Row } from '../../data/row.ts'
import { Plan } from './Plan.tsx'
import { StageLine } from './StageLine.tsx'
import { StageRows } from './StageRows.tsx'
import { StateLine } from './StateLine.tsx'
import { currentOf, type Stage } from './stage.ts'
import { usePartMove } from './use-part-move.tsx'
import { useStages } from './use-stages.ts'
import { Waits } from './Waits.tsx'
import './page.css'

interface Props {
  readonly page: RecordPage
  readonly entity: Entity
  readonly row: Row
  readonly again: () => void
}

/** 概况: the stage line, the needs of the current stage, who waits for whom, and planned against actual dates. */
export default function Overview(props: Props) {
  const { page, entity, row } = props
  const waits = page.waits && <Waits entity={entity} row={row} waits={page.waits} isQuiet={!hasStages(page)} />
  if (hasStages(page)) return <Staged {...props} line={page.line} waits={waits} />
  return (
    <div className="cb-overview is-short">
      {page.line && 'states' in page.line && <StateLine entity={entity} row={row} line={page.line} />}
      {waits}
    </div>
  )
}

const Staged = ({ row, again, line, waits }: Props & { readonly line: Line; readonly waits: React.ReactNode }) => {
  const stages = useStages(line, row)
  const [place, setPlace] = useState<number>()
  const { begin, dialog } = usePartMove(again)
  if (!stages) return <div className="cb-overview" aria-busy="true" />
  const shown: Stage | undefined = stages.find((stage) => stage.place === place) ?? currentOf(stages)
  return (
    <div className="cb-overview">
      {shown ? (
        <StageLine stages={stages} label="阶段" chosen={shown} onChoose={(stage) => setPlace(stage.place)} />
      ) : (
        <p className="cb-page-none">启动后排出阶段</p>
      )}
      <div className="cb-overview-pair">
        {shown && <StageRows line={line} stage={shown} begin={begin} />}
        {waits}
      </div>
      <Plan stages={stages} />
      {dialog}
    </div>
  )
}
