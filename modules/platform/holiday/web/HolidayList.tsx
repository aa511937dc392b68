import { canOf, idOf, type Row } from '@chengban/ui/data/row.ts'
import { weekdayOf, weekdays } from '@chengban/ui/dates/days.ts'

interface Props {
  /** Undefined: not yet read. */
  readonly rows: readonly Row[] | undefined
  readonly onOpen: (row: Row) => void
  readonly onRemove: (row: Row) => void
}

/** The same days as lines. */
export const HolidayList = ({ rows, onOpen, onRemove }: Props) => (
  <aside aria-label="全年节假日">
    {rows?.length === 0 && <p className="cb-pale">这一年还没有节假日，可粘贴国务院办公厅通知中的安排。</p>}
    <ul>
      {rows?.map((row) => {
        const day = String(row.date)
        const can = canOf(row)
        return (
          <li key={idOf(row)}>
            <time dateTime={day}>{day.slice(5)}</time>
            <small>周{weekdays[weekdayOf(day)]}</small>
            <span>
              {String(row.name)} <small>{String(row.kind)}</small>
            </span>
            {can.includes('update') && (
              <button type="button" className="cb-link" aria-label={`编辑${day}`} onClick={() => onOpen(row)}>
                编辑
              </button>
            )}
            {can.includes('delete') && (
              <button type="button" className="cb-link" aria-label={`删除${day}`} onClick={() => onRemove(row)}>
                删除
              </button>
            )}
          </li>
        )
      })}
    </ul>
  </aside>
)
