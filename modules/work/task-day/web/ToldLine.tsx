import type { Line } from './day-lines.ts'
import { HourStep } from './HourStep.tsx'
import { LineFault, RemoveLine } from './LineEnds.tsx'
import { LineFiles } from './LineFiles.tsx'
import './day-line.css'

interface Props {
  readonly line: Line
  readonly fault: string | undefined
  readonly onChange: (more: Partial<Line>) => void
  readonly onRemove: () => void
}

/** A planned or unplanned item: done or not, its hours, and what came of it. */
export const ToldLine = ({ line, fault, onChange, onRemove }: Props) => (
  <li className="cb-day-told" aria-invalid={fault !== undefined}>
    <label className="cb-day-title">
      <input type="checkbox" checked={line.isDone} onChange={(event) => onChange({ isDone: event.target.checked })} />
      <span>
        {line.title}
        <Under line={line} />
      </span>
    </label>
    <HourStep
      label={line.title}
      hours={line.actualHours}
      least={0}
      onChange={(actualHours) => onChange({ actualHours })}
    />
    <div className="cb-day-output">
      <textarea
        rows={1}
        value={line.output}
        placeholder="产出"
        aria-label={`${line.title} 产出`}
        onChange={(event) => onChange({ output: event.target.value })}
      />
      <LineFiles title={line.title} files={line.outputFile} onChange={(outputFile) => onChange({ outputFile })} />
      <RemoveLine title={line.title} onRemove={onRemove} />
    </div>
    <LineFault fault={fault} />
  </li>
)

/** What a line belongs to, below its title. */
const Under = ({ line: { isPlanned, project } }: { readonly line: Line }) =>
  isPlanned && !project ? null : (
    <small>
      {!isPlanned && <em>计划外</em>} {project}
    </small>
  )
