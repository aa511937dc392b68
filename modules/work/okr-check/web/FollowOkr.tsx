import { Empty } from '@chengban/ui/marks/Empty.tsx'
import { confidences, type FollowUp, stepped, type Typed } from './follow-ups.ts'
import { useFollowUps } from './use-follow-ups.ts'
import './follow.css'

/** 待我跟进: where each key result stands, how sure one is of it, and one press for all of them. */
export const FollowOkr = () => {
  const { rows, error, isBusy, taken, faults, change, sendAll } = useFollowUps()
  return (
    <section className="cb-follow-okr" aria-label="待我跟进" aria-busy={!rows && !error}>
      {error && <p role="alert">{error.message}</p>}
      {rows?.length === 0 && <Empty title="没有待跟进的关键结果" why="到了跟进日，关键结果会出现在这里。" />}
      <ul>
        {rows?.map((row) => (
          <Row
            key={row.id}
            row={row}
            isTaken={taken.includes(row.id)}
            fault={faults[row.id]}
            onChange={(more) => change(row.id, more)}
          />
        ))}
      </ul>
      {rows && rows.length > 0 && (
        <footer>
          <button type="button" className="cb-button ink large" disabled={isBusy} onClick={() => void sendAll()}>
            提交全部 {rows.length}
          </button>
        </footer>
      )}
    </section>
  )
}

interface RowProps {
  readonly row: FollowUp
  /** It is on its way, or there: nothing is typed into it any more. */
  readonly isTaken: boolean
  readonly fault: string | undefined
  readonly onChange: (more: Typed[string]) => void
}

const Row = ({
  row: { name, objective, day, reached, value, confidence, text },
  isTaken,
  fault,
  onChange,
}: RowProps) => (
  <li inert={isTaken} aria-invalid={fault !== undefined}>
    <h2>{name}</h2>
    <p>
      {objective && `${objective} · `}
      {day} · 上次 {reached}
    </p>
    <span className="cb-follow-value">
      <button type="button" aria-label={`${name} 减一`} onClick={() => onChange({ value: stepped(value, -1) })}>
        −
      </button>
      <input
        aria-label={`${name} 当前值`}
        inputMode="decimal"
        value={value}
        onChange={(event) => onChange({ value: event.target.value.trim() })}
      />
      <button type="button" aria-label={`${name} 加一`} onClick={() => onChange({ value: stepped(value, 1) })}>
        +
      </button>
    </span>
    <span className="cb-follow-sure">
      {confidences.map((each) => (
        <button
          key={each}
          type="button"
          aria-label={`${name} 信心${each}`}
          aria-pressed={each === confidence}
          onClick={() => onChange({ confidence: each })}
        >
          {each}
        </button>
      ))}
    </span>
    <textarea
      rows={1}
      aria-label={`${name} 说明`}
      placeholder="说明（选填）"
      value={text}
      onChange={(event) => onChange({ text: event.target.value })}
    />
    {fault && <p role="alert">{fault}</p>}
  </li>
)
