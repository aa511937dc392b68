import { Empty } from '@chengban/ui/marks/Empty.tsx'
import { useHolds } from '@chengban/ui/session/person.ts'
import { useState } from 'react'
import { isDay, type Member, useTeam } from './use-team.ts'
import './confirm-day.css'

const usual = ['请补充产出', '工时不符', '请写明未完成原因'] as const

/** 今日确认: how far everybody's day has come, what came of those handed in, and one press for all of them. */
export const ConfirmDay = () => {
  const { data, error, isBusy, confirm, sendBack } = useTeam()
  const mayConfirm = useHolds('taskDay:confirm')
  const saved = (data?.nodes ?? []).filter(({ status }) => status === '已保存')
  return (
    <section className="cb-confirm-day" aria-label="今日确认" aria-busy={!data && !error}>
      {data && <Counts counts={data.counts} />}
      {error && <p role="alert">{error.message}</p>}
      {data && saved.length === 0 && <Empty title="没有待确认的人" why="有人提交今日产出后，会出现在这里。" />}
      <ul>
        {saved.map((one) => (
          <li key={one.userId}>
            <Told one={one} />
            {mayConfirm && (
              <Acts
                one={one}
                isBusy={isBusy}
                onConfirm={() => void confirm('confirm', [one])}
                onBack={(opinion) => void sendBack(one, opinion)}
              />
            )}
          </li>
        ))}
      </ul>
      {mayConfirm && saved.length > 0 && (
        <footer>
          <button
            type="button"
            className="cb-button ink large"
            disabled={isBusy}
            onClick={() => void confirm('confirm', saved)}
          >
            全部确认 {saved.length}
          </button>
        </footer>
      )}
    </section>
  )
}

type Team = NonNullable<ReturnType<typeof useTeam>['data']>

const words = {
  people: '人数',
  notEstimate: '未预估',
  estimated: '已预估',
  saved: '已保存',
  confirmed: '已确认',
  pmoConfirmed: 'PMO已确认',
  back: '退回',
  leave: '请假',
} as const

const Counts = ({ counts }: Pick<Team, 'counts'>) => (
  <dl>
    {Object.entries(words).map(([name, word]) => (
      <div key={name}>
        <dt>{word}</dt>
        <dd>{counts[name as keyof typeof words]}</dd>
      </div>
    ))}
  </dl>
)

interface Item {
  readonly title: string
  readonly output?: string | null
  readonly isDone?: boolean
}

/** Who it is, the hours, how many of the works are done, and what came of each. */
const Told = ({ one: { name, taskDay, items } }: { readonly one: Member }) => {
  const works: readonly Item[] = Array.isArray(items) ? items : []
  const day = isDay(taskDay) ? taskDay : undefined
  return (
    <>
      <h2>
        {day ? <a href={`#/record/taskDay/${day.id}`}>{name}</a> : name}
        <small>
          {day?.actualHours ?? '—'} / {day?.planHours ?? '—'} 小时 · 完成 {works.filter(({ isDone }) => isDone).length}/
          {works.length}
        </small>
      </h2>
      {works.map(({ title, output, isDone }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two works of one name are two lines
        <p key={`${title} ${at}`}>
          {isDone ? '✓ ' : ''}
          {title}
          {output && <span>{output}</span>}
        </p>
      ))}
    </>
  )
}

interface ActsProps {
  readonly one: Member
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onBack: (opinion: string) => void
}

const Acts = ({ one: { name }, isBusy, onConfirm, onBack }: ActsProps) => {
  const [isBack, setBack] = useState(false)
  return (
    <div className="cb-confirm-acts">
      <button
        type="button"
        className="cb-button"
        aria-label={`退回 ${name}`}
        aria-expanded={isBack}
        disabled={isBusy}
        onClick={() => setBack(!isBack)}
      >
        退回
      </button>
      <button
        type="button"
        className="cb-button is-main"
        aria-label={`确认 ${name}`}
        disabled={isBusy}
        onClick={onConfirm}
      >
        确认
      </button>
      {isBack && (
        <fieldset aria-label="退回原因">
          {usual.map((word) => (
            <button key={word} type="button" className="cb-button" disabled={isBusy} onClick={() => onBack(word)}>
              {word}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
