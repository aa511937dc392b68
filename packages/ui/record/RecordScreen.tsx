import { type Entity, nameOfOne } from '@chengban/kernel/entity.ts'
import { rowName } from '@chengban/kernel/row-name.ts'
import { ApiError } from '../api/api-error.ts'
import type { Row } from '../data/row.ts'
import { ListFailed } from '../marks/ListFailed.tsx'
import { useTabTitle } from '../shell/tabs.ts'
import { useDelayed } from '../table/use-delayed.ts'
import { useNarrow } from '../window/use-narrow.ts'
import { OpenRecord, type Slots } from './OpenRecord.tsx'
import { usePlace } from './place.ts'
import { RecordMissing } from './RecordMissing.tsx'
import { useRecord } from './use-record.ts'
import './record.css'

interface Props extends Slots {
  readonly entity: Entity
  readonly id: string
}

/** A record as its declaration says, once it is there. */
export default function RecordScreen({ entity, id, ...slots }: Props) {
  const { row, error, detail, again, decided, retry } = useRecord(entity, id)
  const isLate = useDelayed(row === undefined && error === null)
  const place = usePlace()
  const title = useTitle(entity, row)
  useTabTitle(place ? undefined : title)
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return <RecordMissing label={nameOfOne(entity)} />
  if (error && !row) return <ListFailed error={error} label={entity.label} onAgain={() => void retry()} />
  if (!row) return isLate ? <RecordSkeleton /> : null
  return <OpenRecord entity={entity} id={id} row={row} detail={detail} again={again} decided={decided} {...slots} />
}

/** Returns the page title: the kind on the phone, where the record's name follows below, else the number or name. */
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
