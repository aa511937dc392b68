import { today } from '../../dates/date-time.ts'
import '../../audit/line.css'
import { paceOf, type Stage, squaresOf } from './stage.ts'

interface Props {
  readonly stages: readonly Stage[]
  readonly label: string
  readonly chosen: Stage | undefined
  readonly onChoose: (stage: Stage) => void
}

/**
 * The line of stages: the finished ones, the current one, and the number of documents of each. A press shows the
 * documents.
 */
export const StageLine = ({ stages, label, chosen, onChoose }: Props) => (
  <ol className="cb-stages cb-line" aria-label={label}>
    {stages.map((stage) => (
      <li
        key={stage.place}
        className={`cb-line-node is-${markClass[stage.phase]}`}
        aria-current={stage.phase === 'now' ? 'step' : undefined}
      >
        <StageMark stage={stage} isPressed={stage.place === chosen?.place} onPress={() => onChoose(stage)} />
      </li>
    ))}
  </ol>
)

interface MarkProps {
  readonly stage: Stage
  readonly isPressed: boolean
  readonly onPress: () => void
}

/** A stage: number, name, pace, dates, and its documents. */
export const StageMark = ({ stage, isPressed, onPress }: MarkProps) => (
  <button type="button" aria-pressed={isPressed} onClick={onPress} className={`is-${markClass[stage.phase]}`}>
    <span className="cb-line-mark" role="img" aria-label={phaseWords[stage.phase]}>
      {stage.phase === 'done' ? <Tick /> : stage.place}
    </span>
    <span className="cb-stage-words">
      <span className="cb-stage-name">
        <b>{stage.name}</b> <Pace stage={stage} />
      </span>
      <span className="cb-stage-span">{spanOf(stage)}</span>
      <Squares stage={stage} />
    </span>
  </button>
)

const Pace = ({ stage }: { readonly stage: Stage }) => {
  const pace = paceOf(stage, today())
  return pace ? <small className={`is-${pace.hue}`}>{pace.word}</small> : null
}

const Squares = ({ stage }: { readonly stage: Stage }) =>
  stage.total === 0 ? null : (
    <span className="cb-stage-parts">
      <span aria-hidden="true">
        {squaresOf(stage).map((phase, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: squares are alike
          <i key={at} className={`is-${phase}`} />
        ))}
      </span>
      {stage.done}/{stage.total}
    </span>
  )

const Tick = () => (
  <svg
    width="12"
    height="12"
    viewBox="0 0 12 12"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    aria-hidden="true"
  >
    <path d="M1.8 6.4 4.6 9.2 10.2 3" />
  </svg>
)

/** Returns the actual dates; the planned ones where no actual date exists yet. */
const spanOf = ({ plan, fact }: Stage): string => {
  const [from, to] = [fact[0] || plan[0], fact[1] || plan[1]].map((day) => day.slice(5))
  return from && to ? `${from} 至 ${to}` : from || to || ''
}

const markClass = { done: 'done', passed: 'todo', now: 'now', todo: 'todo' } as const
const phaseWords = { done: '已完成', passed: '已跳过', now: '进行中', todo: '未开始' } as const
