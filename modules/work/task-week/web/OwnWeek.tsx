import { today } from '@chengban/ui/dates/date-time.ts'
import { weekStart } from '@chengban/ui/dates/days.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import Strip from '@chengban/ui/list/face/Strip.tsx'
import { dayIn } from '@chengban/ui/list/face/use-strip.ts'
import { StatusDot } from '@chengban/ui/marks/StatusDot.tsx'
import { useSession } from '@chengban/ui/session/person.ts'
import { useSearchParams } from 'react-router'
import { AddLine } from '../../task-day/web/AddLine.tsx'
import { hourWords } from '../../task-day/web/day-lines.ts'
import '../../task-day/web/day.css'
import { handWords, stepOf, useOwnWeek } from './use-own-week.ts'
import { WeekItem } from './WeekItem.tsx'
import { WeekText } from './WeekText.tsx'
import { unexplained } from './week-lines.ts'
import './own-week.css'

const strip = { by: 'weekStart', step: 'week' } as const

/** 我的周计划: the weeks, the items of the one chosen, and the one press that is next for it. */
export const OwnWeek = () => {
  const entity = useEntity('taskWeek')
  const userId = useSession(({ person }) => person?.id ?? '')
  const monday = weekStart(dayIn(useSearchParams()[0]))
  return (
    <section className="cb-own-week" aria-label="我的周计划">
      <Strip entity={entity} strip={strip} where={{ userId: { equalTo: userId } }} />
      <Week key={monday} monday={monday} />
    </section>
  )
}

const Week = ({ monday }: { readonly monday: string }) => {
  const week = useOwnWeek(monday)
  const { row, lines, isRead, error, isBusy, refused, said, change, begin, add, remove, hand } = week
  const step = row && stepOf(row, today())
  const short = step === 'save' ? unexplained(lines).length : 0
  if (error && !isRead) return <p role="alert">{error.message}</p>
  if (!isRead) return <p className="cb-day-none">加载中…</p>
  return (
    <div className="cb-day">
      <div className="cb-day-body">
        {row && (
          <Head
            goal={step === 'submit' ? undefined : row.goal}
            status={String(row.status)}
            opinion={row.opinion}
            lines={lines}
          />
        )}
        <Words step={step} said={said} />
        {!row && <p className="cb-day-none">这一周还没有计划；新建时带入上周没有完成的事项。</p>}
        <ul className="cb-day-lines" aria-label="事项">
          {lines.map((line) => (
            <WeekItem
              key={line.id}
              line={line}
              step={step}
              onChange={(more) => change(line.id, more)}
              onRemove={() => void remove(line.id)}
            />
          ))}
        </ul>
        {step === 'submit' && <AddLine rest={[]} onAdd={() => undefined} onType={(title) => void add(title)} />}
      </div>
      <footer className="cb-day-foot">
        {(refused || short > 0) && <p role="alert">{refused ?? `还有${short}项未完成的没有原因`}</p>}
        {!row && (
          <button type="button" className="cb-button ink" disabled={isBusy} onClick={() => void begin()}>
            新建本周计划
          </button>
        )}
        {step && (
          <button
            type="button"
            className="cb-button ink"
            disabled={isBusy || lines.length === 0 || short > 0}
            onClick={() => void hand(step)}
          >
            {handWords[step]}
          </button>
        )}
      </footer>
    </div>
  )
}

interface WordsProps {
  readonly step: ReturnType<typeof stepOf>
  readonly said: ReturnType<typeof useOwnWeek>['said']
}

/** What it is for while it is planned, what came of it when it is told. */
const Words = ({ step, said: { words, say } }: WordsProps) => {
  if (step === 'submit') return <WeekText label="本周目标" text={words.goal} onType={(goal) => say({ goal })} />
  if (step !== 'save') return null
  return <WeekText label="本周总结" text={words.summarize} onType={(summarize) => say({ summarize })} />
}

interface HeadProps {
  readonly goal: unknown
  readonly status: string
  readonly opinion: unknown
  readonly lines: ReturnType<typeof useOwnWeek>['lines']
}

/** What the week is for, how far it has come, and its hours against those of a week. */
const Head = ({ goal, status, opinion, lines }: HeadProps) => (
  <header className="cb-week-head">
    <p>
      <b>{hourWords(lines.reduce((sum, { planHours }) => sum + planHours, 0))}</b> / 40 小时
      <small>
        完成 {lines.filter(({ isDone }) => isDone).length}/{lines.length}
      </small>
      <StatusDot word={status} />
    </p>
    {typeof goal === 'string' && goal && <p>目标：{goal}</p>}
    {status === '退回' && typeof opinion === 'string' && <p role="alert">退回：{opinion}</p>}
  </header>
)
