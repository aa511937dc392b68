import { useKept } from '@chengban/ui/data/kept.ts'
import { AddLine } from './AddLine.tsx'
import { DayHead } from './DayHead.tsx'
import { sendPlan, type Today } from './day-calls.ts'
import { type Line, otherLine, planOf, restoredLines } from './day-lines.ts'
import { HourStep } from './HourStep.tsx'
import { LineFault, RemoveLine } from './LineEnds.tsx'
import { Refused } from './Refused.tsx'
import { useSending } from './use-day.ts'
import './day-line.css'

const chips = [0.5, 1, 2, 4, 8]

interface Props {
  readonly today: Today
  readonly again: () => void
}

type Plan = ReturnType<typeof planOf>

/** Starts from the draft kept on the device, else from the stored or suggested plan. */
const begunPlan = (today: Today, kept: Plan | undefined): Plan => {
  const plan = planOf(today, today.taskDay?.tzEstimate != null)
  if (!kept) return plan
  const known = [...plan.lines, ...plan.rest]
  const lines = restoredLines(kept.lines, known)
  return { lines: [...lines], rest: known.filter((one) => !lines.some(({ key }) => key === one.key)) }
}

/** Morning plan with suggested work and likely hours, submitted with one button. */
export const PlanDay = ({ today, again }: Props) => {
  const {
    value,
    change: setPlan,
    isRestored,
    place: kept,
    forget,
  } = useKept<Plan>(`plan ${today.date}`, (typed) => begunPlan(today, typed))
  const { lines, rest } = value
  const { isBusy, isWaiting, refused, faults, send } = useSending(again, forget, {
    title: `今日预估 ${today.date}`,
    kept,
  })
  const change = (key: string, planHours: number): void =>
    setPlan({ rest, lines: lines.map((line) => (line.key === key ? { ...line, planHours } : line)) })
  const remove = (line: Line): void =>
    setPlan({ lines: lines.filter(({ key }) => key !== line.key), rest: line.sourceId ? [line, ...rest] : rest })
  const add = (line: Line): void =>
    setPlan({ lines: [...lines, line], rest: rest.filter(({ key }) => key !== line.key) })
  const hand = (): void =>
    void send(lines, async () => {
      const { isEstimateLate, planHours } = await sendPlan(today, lines)
      return `已提交预估，共 ${Number(planHours)} 小时${isEstimateLate ? '（迟于规定时间）' : ''}`
    })
  return (
    <div className="cb-day">
      <div className="cb-day-body">
        <DayHead lines={lines} hours="planHours" against="/ 8" />
        {isRestored && <p className="cb-day-none">已恢复上次没有提交的内容</p>}
        {lines.length === 0 && <p className="cb-day-none">还没有事项，从下面添加</p>}
        <ul className="cb-day-lines" aria-label="计划事项">
          {lines.map((line) => (
            <li key={line.key} className="cb-day-told" aria-invalid={faults[line.key] !== undefined}>
              <Title line={line} />
              <HourStep
                label={line.title}
                hours={line.planHours}
                least={0.5}
                onChange={(hours) => change(line.key, hours)}
              />
              <div className="cb-day-act">
                <span className="cb-chips">
                  {chips.map((hours) => (
                    <button
                      key={hours}
                      type="button"
                      aria-pressed={line.planHours === hours}
                      aria-label={`${line.title} ${hours} 小时`}
                      onClick={() => change(line.key, hours)}
                    >
                      {hours}
                    </button>
                  ))}
                </span>
                {!line.isHandedOut && <RemoveLine title={line.title} onRemove={() => remove(line)} />}
              </div>
              <LineFault fault={faults[line.key]} />
            </li>
          ))}
        </ul>
        <AddLine rest={rest} onAdd={add} onType={(title) => add(otherLine(title, 'planHours', lines.length))} />
      </div>
      <footer className="cb-day-foot">
        <Refused {...{ isWaiting, refused, again }} />
        <button type="button" className="cb-button ink" disabled={isBusy || lines.length === 0} onClick={hand}>
          提交预估
        </button>
      </footer>
    </div>
  )
}

const Title = ({ line }: { readonly line: Line }) => (
  <p className="cb-day-title">
    <span>
      {line.title}
      {line.project && <small>{line.project}</small>}
    </span>
    {line.isCarry && <small>昨日顺延</small>}
    {line.isHandedOut && <small>派发</small>}
  </p>
)
