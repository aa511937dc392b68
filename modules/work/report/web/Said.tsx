import type { Row } from '@chengban/ui/data/row.ts'
import { saidIn } from './report-words.ts'

/** The words of a daily report. */
export const Said = ({ row }: { readonly row: Row }) => {
  const said = saidIn(row)
  if (said.length === 0) return <p className="cb-report-none">还没有写</p>
  return (
    <dl className="cb-report-said">
      {said.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
