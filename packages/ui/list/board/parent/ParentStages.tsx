import type { StageLine as Line } from '@chengban/kernel/page.ts'
import { Button } from 'antd'
import { type DragEvent, Suspense, useRef, useState } from 'react'
import { canOf, type Row } from '../../../data/row.ts'
import { lazyPart } from '../../../declarations/load-part.ts'
import { StageMark } from '../../../record/page/StageLine.tsx'
import { StageRows } from '../../../record/page/StageRows.tsx'
import { currentOf, type Part, type Stage } from '../../../record/page/stage.ts'
import { usePartMove } from '../../../record/page/use-part-move.tsx'
import { useStages } from '../../../record/page/use-stages.ts'
import '../../../record/page/page.css'

const MatchFiles = lazyPart(() => import('./MatchFiles.tsx'))

interface Props {
  readonly line: Line
  readonly row: Row
  /** On the card, before it was opened. */
  readonly dropped: readonly File[]
  readonly again: () => void
}

/** The stages one below the other, the one in hand open; files dropped anywhere here go to the rows they are called after. */
export const ParentStages = ({ line, row, dropped, again }: Props) => {
  const stages = useStages(line, row)
  const { begin, dialog } = usePartMove(again)
  const [files, setFiles] = useState(dropped)
  const [open, setOpen] = useState<number>()
  if (!stages) return <div aria-busy="true" />
  const current = currentOf(stages)
  const wanted = stages.flatMap(bringable)
  const drop = {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (event.dataTransfer.files.length > 0) setFiles([...event.dataTransfer.files])
    },
  }
  return (
    <div className="cb-parent-stages cb-overview" {...drop}>
      {wanted.length > 0 && <Choice label={line.documents.label} onChoose={setFiles} />}
      <ol className="cb-line">
        {stages.map((stage) => (
          <StageItem
            key={stage.place}
            stage={stage}
            isOpen={stage.place === (open ?? current?.place)}
            onTurn={() => setOpen(stage.place === (open ?? current?.place) ? -1 : stage.place)}
          >
            <StageRows line={line} stage={stage} begin={begin} isBare />
          </StageItem>
        ))}
      </ol>
      {dialog}
      {files.length > 0 && (
        <Suspense>
          <MatchFiles
            files={files}
            parts={wanted}
            label={line.documents.label}
            again={again}
            onClose={() => setFiles([])}
          />
        </Suspense>
      )}
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly onChoose: (files: readonly File[]) => void
}

const Choice = ({ label, onChoose }: ChoiceProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <p className="cb-parent-drop">
      <Button onClick={() => input.current?.click()}>选择多个文件</Button> 或拖到这里，按文件名对到{label}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="选择多个文件"
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </p>
  )
}

/** What the reader may bring now. */
const bringable = (stage: Stage): readonly Part[] =>
  stage.phase === 'now'
    ? stage.parts.filter(({ phase, row, rows }) => phase !== 'done' && canOf(row).includes(rows.acts.missing))
    : []

interface ItemProps {
  readonly stage: Stage
  readonly isOpen: boolean
  readonly onTurn: () => void
  readonly children: React.ReactNode
}

const StageItem = ({ stage, isOpen, onTurn, children }: ItemProps) => (
  <li className="cb-parent-stage">
    <StageMark stage={stage} isPressed={isOpen} onPress={onTurn} />
    {isOpen && children}
  </li>
)
