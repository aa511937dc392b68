import { type Entity, nameOfOne } from '@chengban/kernel/entity.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import type { Row } from '../data/row.ts'
import { ListFailed } from '../marks/ListFailed.tsx'
import { useTabTitle } from '../shell/tabs.ts'
import { useDelayed } from '../table/use-delayed.ts'
import { useNarrow } from '../window/use-narrow.ts'
import { AuditBox } from './AuditBox.tsx'
import { ChildList } from './ChildList.tsx'
import { Ledger } from './Ledger.tsx'
import { usePlace } from './place.ts'
import { RecordAside } from './RecordAside.tsx'
import { RecordBar } from './RecordBar.tsx'
import { RecordFields } from './RecordFields.tsx'
import { RecordHead } from './RecordHead.tsx'
import { RecordMissing } from './RecordMissing.tsx'
import { type RecordTab, RecordTabs } from './RecordTabs.tsx'
import { useRecord } from './use-record.ts'
import { useWide } from './use-wide.ts'
import './record.css'

interface Props {
  readonly entity: Entity
  readonly id: string
  /** Slot under the head: figures of the record. */
  readonly ledger?: (row: Row, again: () => void) => ReactNode
  /** Slot: further tabs after the details; `fields` shows those of a part of the entity, to be edited there. */
  readonly tabs?: (row: Row, again: () => void, fields: (part: Entity) => ReactNode) => readonly RecordTab[]
  /** The fields of the first tab, and its name, where others stand in tabs of their own. */
  readonly first?: { readonly label: string; readonly part: Entity }
}

/** A record as its declaration says: who it is, whose turn it is, its fields, what belongs to it, what was said. */
export default function RecordScreen({
  entity,
  id,
  ledger,
  tabs = none,
  first = { label: '详情', part: entity },
}: Props) {
  const { row, error, detail, again, retry } = useRecord(entity, id)
  const isLate = useDelayed(row === undefined && error === null)
  const place = usePlace()
  const isWide = useWide() && !place
  const [isEditing, setEditing] = useState(false)
  const title = useTitle(entity, row)
  useTabTitle(place ? undefined : title)
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return <RecordMissing label={nameOfOne(entity)} />
  if (error && !row) return <ListFailed error={error} label={entity.label} onAgain={() => void retry()} />
  if (!row) return isLate ? <RecordSkeleton /> : null
  const aside = <RecordAside entity={entity} id={id} />
  const fields = (part: Entity): ReactNode => (
    <RecordFields
      entity={part}
      row={row}
      detail={detail}
      again={again}
      isEditing={isEditing}
      onDone={() => setEditing(false)}
    />
  )
  return (
    <div className="cb-record">
      <RecordBar entity={entity} id={id} />
      <div className="cb-record-main">
        <div className="cb-record-top">
          <RecordHead entity={entity} row={row} again={again} isEditing={isEditing} onEdit={() => setEditing(true)} />
          {ledger?.(row, again)}
          <Ledger entity={entity} row={row} />
          {detail && <AuditBox entity={entity} row={row} detail={detail} again={again} />}
        </div>
        <RecordTabs
          tabs={[
            {
              key: 'detail',
              label: first.label,
              content: fields(first.part),
            },
            ...tabs(row, again, fields),
            ...(entity.children ?? []).map(
              (child): RecordTab => ({
                key: `${child.of}.${child.by}`,
                child,
                content: <ChildList child={child} parent={id} />,
              }),
            ),
            ...(isWide ? [] : [{ key: 'comments', label: '评论', content: aside }]),
          ]}
          parent={id}
        />
      </div>
      {isWide && aside}
    </div>
  )
}

const none = (): readonly RecordTab[] => []

/** What stands over the record: on the phone its own title follows below, so the bar says what it is. */
const useTitle = (entity: Entity, row: Row | undefined): string | undefined => {
  const isNarrow = useNarrow()
  if (!row) return undefined
  return isNarrow ? nameOfOne(entity) : String(row[numberOf(entity) ?? ''] || rowName(entity, row) || entity.label)
}

const numberOf = (entity: Entity): string | undefined =>
  Object.keys(entity.fields).find((name) => entity.fields[name]?.kind === 'number')

const RecordSkeleton = () => (
  <div className="cb-record-skeleton" aria-busy="true">
    {[260, 420, 0, 300, 340, 320, 280, 360].map((width) => (
      <i key={width} style={{ width }} />
    ))}
  </div>
)
