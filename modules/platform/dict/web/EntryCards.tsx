import { idOf, type Row } from '@chengban/ui/data/row.ts'
import type { Column } from '@chengban/ui/table/columns.ts'
import './entry-cards.css'

interface Props {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[] | undefined
}

export const none = '还没有字典项'

/** The entries on a phone: one card for each, with the values of the desktop columns, edited inline. */
export const EntryCards = ({ label, columns, rows }: Props) => (
  <ul className="cb-dict-cards" aria-label={label}>
    {rows?.length === 0 && <li className="cb-pale">{none}</li>}
    {rows?.map((row) => (
      <li key={idOf(row)}>
        {columns.map(({ key, title, render }) => (
          <div key={key} data-part={key}>
            {words.has(key) && <small>{title}</small>}
            {render ? render(row) : String(row[key] ?? '')}
          </div>
        ))}
      </li>
    ))}
  </ul>
)

// what says nothing without its heading
const words: ReadonlySet<string> = new Set(['isDefault', 'used'])
