import { KEPT_WORDS } from '@chengban/ui/outbox/keep-unsent.ts'
import { useState } from 'react'
import { rewriteOutput, type Today } from './day-calls.ts'
import { isRewritten, type Line, lineOf } from './day-lines.ts'
import { LineFault } from './LineEnds.tsx'
import { LineFiles } from './LineFiles.tsx'
import { useSending } from './use-day.ts'

interface Props {
  readonly today: Today
  readonly again: () => void
  readonly onEnd: () => void
}

/** Rewrites the outputs of a saved day: each line with its present text above the new one, and one reason for all. */
export const Rewrite = ({ today, again, onEnd }: Props) => {
  const [before] = useState<readonly Line[]>(() => today.items.map(lineOf))
  const [lines, setLines] = useState(before)
  const [reason, setReason] = useState('')
  const kept = `rewrite ${today.date}`
  const { isBusy, isWaiting, refused, faults, send } = useSending(again, onEnd, {
    title: `修改产出 ${today.date}`,
    kept,
  })
  const changed = lines.filter((line, index) => isRewritten(before[index], line))
  const change = (key: string, more: Partial<Line>): void =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...more } : line)))
  const hand = (): Promise<void> =>
    send(changed, async () => {
      await rewriteOutput(today, changed, reason.trim())
      return '已修改，等待主管确认'
    })
  return (
    <form className="cb-day" action={hand}>
      <ul className="cb-day-lines" aria-label="修改产出">
        {lines.map((line, index) => (
          <li key={line.key} aria-invalid={faults[line.key] !== undefined}>
            <p className="cb-day-title">{line.title}</p>
            <p className="cb-day-before">原产出：{before[index]?.output || '无'}</p>
            <div className="cb-day-act">
              <input
                value={line.output}
                aria-label={`${line.title} 产出`}
                onChange={(event) => change(line.key, { output: event.target.value })}
              />
              <LineFiles
                title={line.title}
                files={line.outputFile}
                onChange={(outputFile) => change(line.key, { outputFile })}
              />
            </div>
            <LineFault fault={faults[line.key]} />
          </li>
        ))}
      </ul>
      <label className="cb-day-placeless">
        修改原因
        <input value={reason} maxLength={200} onChange={(event) => setReason(event.target.value)} />
      </label>
      <footer className="cb-day-foot">
        <p role="alert">{isWaiting ? KEPT_WORDS : refused}</p>
        <button type="button" className="cb-button" onClick={onEnd}>
          取消
        </button>
        <button type="submit" className="cb-button ink" disabled={isBusy || changed.length === 0}>
          提交修改（{changed.length}项）
        </button>
      </footer>
    </form>
  )
}
