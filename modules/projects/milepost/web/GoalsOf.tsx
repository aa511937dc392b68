import { Button, InputNumber } from 'antd'
import { useState } from 'react'
import { choicesFor, type Goal, sumOf } from './month-goals.ts'

interface Props {
  readonly rows: readonly Goal[]
  readonly userId: string
  readonly name: string
  readonly month: string
  readonly isBusy: boolean
  readonly save: (userId: string, month: string, goals: readonly object[]) => Promise<boolean>
  readonly onClose: () => void
}

/** The goals of one person in one month: mileposts with weights that sum to 100. */
export const GoalsOf = ({ rows, userId, name, month, isBusy, save, onClose }: Props) => {
  const choices = choicesFor(rows, userId, month)
  const [weights, setWeights] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(
      choices.flatMap(({ id, goalWeight }) => (goalWeight === null ? [] : [[id, Number(goalWeight)]])),
    ),
  )
  const goals = choices.flatMap(({ id }) => (weights[id] ? [{ id, weight: String(weights[id]) }] : []))
  const sum = sumOf(goals.map(({ weight }) => weight))
  const send = async (): Promise<void> => void ((await save(userId, month, goals)) && onClose())
  return (
    <section className="cb-month-goals-of" aria-label={`${name} ${month} 月目标`}>
      <h3>
        {name} {month}
      </h3>
      {choices.length === 0 ? (
        <p className="cb-month-goals-none">没有截止在本月底前的里程碑</p>
      ) : (
        <ul>
          {choices.map((goal) => (
            <li key={goal.id}>
              <a href={`#/record/milepost/${goal.id}`}>{goal.name}</a>
              <small>
                {goal.endDate} {goal.status}
              </small>
              <InputNumber
                aria-label={`${goal.name}权重`}
                min={0}
                max={100}
                precision={2}
                suffix="%"
                value={weights[goal.id] ?? null}
                onChange={(weight) => setWeights({ ...weights, [goal.id]: weight ?? 0 })}
              />
            </li>
          ))}
        </ul>
      )}
      <footer>
        <b className={sum === 100 ? undefined : 'is-short'}>合计 {sum}%</b>
        {sum !== 100 && <small>权重合计必须为100</small>}
        <Button onClick={onClose}>取消</Button>
        <Button type="primary" disabled={sum !== 100} loading={isBusy} onClick={() => void send()}>
          设为月目标
        </Button>
      </footer>
    </section>
  )
}
