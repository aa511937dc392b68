import { planWords, progressWords } from '../../report/day-words.ts'
import type { ReportTexts, Today } from './day-calls.ts'
import type { Line } from './day-lines.ts'

interface Props {
  readonly report: Today['report']
  readonly lines: readonly Line[]
  readonly said: ReportTexts
  readonly onSay: (said: ReportTexts) => void
}

type Part = 'progress' | 'summarize' | 'plan' | 'problem'
const parts: readonly (readonly [part: Part, label: string])[] = [
  ['progress', '今日进展'],
  ['summarize', '今日总结'],
  ['plan', '明日计划'],
  ['problem', '问题与协助'],
]

/** The report as it will go in: progress and plan follow the lines until somebody writes them otherwise. */
export const DayReport = ({ report, lines, said, onSay }: Props) => {
  if (report.kind === 'none') return null
  const worked = lines.map((line) => ({ ...line, actualHours: String(line.actualHours) }))
  const follows: Readonly<Record<Part, string>> = {
    progress: progressWords(worked),
    plan: report.plan ?? planWords([], worked),
    summarize: report.summarize ?? '',
    problem: report.problem ?? '',
  }
  return (
    <details className="cb-day-report">
      <summary>
        日报 <small>{report.status ?? '未填'}</small>
      </summary>
      {parts.map(([part, label]) => (
        <label key={part}>
          <span>{label}</span>
          <textarea
            rows={part === 'progress' ? 4 : 2}
            value={said[part] ?? follows[part]}
            onChange={(event) => onSay({ ...said, [part]: event.target.value })}
          />
        </label>
      ))}
    </details>
  )
}
