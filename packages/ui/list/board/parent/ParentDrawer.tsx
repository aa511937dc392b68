import type { Entity } from '@chengban/kernel/entity.ts'
import { fieldOf, targetOf } from '@chengban/kernel/field.ts'
import { hasStages } from '@chengban/kernel/page.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import { Drawer } from 'antd'
import { useEntity } from '../../../declarations/declarations.ts'
import { PreviewHost } from '../../../kinds/file/PreviewHost.tsx'
import { ListFailed } from '../../../marks/ListFailed.tsx'
import { useRecord } from '../../../record/use-record.ts'
import type { Opened } from '../board.ts'
import { ParentStages } from './ParentStages.tsx'
import './parent.css'

interface Props {
  readonly entity: Entity
  readonly by: string
  readonly opened: Opened
  readonly onClose: () => void
}

/** The parent record of a card, in a drawer over the board: its stages in order, each with its documents. */
export default function ParentDrawer({ entity, by, opened: { row, files }, onClose }: Props) {
  const parent = useEntity(targetOf(fieldOf(entity.fields, by)))
  const { row: shown, error, again, retry } = useRecord(parent, String(row[by]))
  const line = hasStages(parent.page) ? parent.page.line : undefined
  return (
    <Drawer
      open
      size="min(880px, 100%)"
      title={
        shown ? (
          <a href={`#/record/${parent.name}/${String(row[by])}`} title="打开整页">
            {rowName(parent, shown)}
          </a>
        ) : (
          parent.label
        )
      }
      onClose={onClose}
      className="cb-parent"
    >
      {error && !shown ? (
        <ListFailed error={error} label={parent.label} onAgain={() => void retry()} />
      ) : shown && line ? (
        <ParentStages line={line} row={shown} dropped={files} again={again} />
      ) : (
        <div aria-busy="true" />
      )}
      <PreviewHost />
    </Drawer>
  )
}
