import { weekdays } from '@chengban/ui/dates/days.ts'
import { hourWords } from '../../task-day/web/day-lines.ts'
import { HourStep } from '../../task-day/web/HourStep.tsx'
import { RemoveLine } from '../../task-day/web/LineEnds.tsx'
import '../../task-day/web/day-line.css'
import { reasons, type WeekLine, withDay } from './week-lines.ts'

interface Props {
  readonly line: WeekLine
  /** Whether it is planned, told, or only read. */
  readonly step: 'submit' | 'save' | undefined
  readonly onChange: (more: Partial<WeekLine>) => void
  readonly onRemove: () => void
}

/** An item of a week: its days as dots, its hours, and once the week is over whether it was done and else why not. */
export const WeekItem = ({ line, step, onChange, onRemove }: Props) => (
  <li className="cb-day-told">
    <Title line={line} isTold={step === 'save'} onDone={(isDone) => onChange({ isDone })} />
    <Hours line={line} step={step} onChange={onChange} />
    <Days line={line} isPlanned={step === 'submit'} onChange={onChange} />
    {step === 'submit' && <RemoveLine title={line.title} onRemove={onRemove} />}
    {!line.isDone && <Why line={line} isAsked={step === 'save'} onSay={(reason) => onChange({ reason })} />}
  </li>
)

interface TitleProps {
  readonly line: WeekLine
  readonly isTold: boolean
  readonly onDone: (isDone: boolean) => void
}

const Title = ({ line: { title, project, isCarry, isDone }, isTold, onDone }: TitleProps) => {
  const words = (
    <span>
      {title}
      {(project || isCarry) && (
        <small>
          {isCarry && '上周顺延 '}
          {project}
        </small>
      )}
    </span>
  )
  return isTold ? (
    <label className="cb-day-title">
      <input type="checkbox" checked={isDone} onChange={(event) => onDone(event.target.checked)} />
      {words}
    </label>
  ) : (
    <p className="cb-day-title">{words}</p>
  )
}

type PartProps = Pick<Props, 'line' | 'step' | 'onChange'>

const Hours = ({ line: { title, planHours, actualHours }, step, onChange }: PartProps) => {
  if (step === 'submit')
    return <HourStep label={title} hours={planHours} least={0.5} onChange={(hours) => onChange({ planHours: hours })} />
  if (step === 'save')
    return (
      <HourStep label={title} hours={actualHours} least={0} onChange={(hours) => onChange({ actualHours: hours })} />
    )
  return (
    <small>
      {hourWords(actualHours)} / {hourWords(planHours)} 小时
    </small>
  )
}

interface DaysProps extends Pick<Props, 'line' | 'onChange'> {
  readonly isPlanned: boolean
}

const Days = ({ line: { title, days }, isPlanned, onChange }: DaysProps) => (
  <span className="cb-week-days">
    {weekdays.map((word, at) =>
      isPlanned ? (
        <button
          key={word}
          type="button"
          aria-label={`${title} 周${word}`}
          aria-pressed={days.includes(at + 1)}
          onClick={() => onChange({ days: withDay(days, at + 1) })}
        >
          {word}
        </button>
      ) : (
        <span key={word} data-is-on={days.includes(at + 1) || undefined}>
          {word}
        </span>
      ),
    )}
  </span>
)

interface WhyProps {
  readonly line: WeekLine
  readonly isAsked: boolean
  readonly onSay: (reason: string) => void
}

const Why = ({ line: { title, reason }, isAsked, onSay }: WhyProps) => {
  if (!isAsked) return reason ? <small>未完成：{reason}</small> : null
  return (
    <span className="cb-day-reasons">
      {reasons.map((word) => (
        <button
          key={word}
          type="button"
          aria-label={`${title} ${word}`}
          aria-pressed={reason === word}
          onClick={() => onSay(word)}
        >
          {word}
        </button>
      ))}
    </span>
  )
}
