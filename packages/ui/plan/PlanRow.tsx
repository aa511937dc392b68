import { placeOf, type Scale } from '../list/gantt/scale.ts'
import { keyed, useDrag } from '../list/gantt/use-drag.ts'
import { rowHeight } from '../list/gantt/use-gantt.ts'
import type { PlanBar } from './plan-bar.ts'
import type { PlanState } from './use-plan.ts'

interface Props {
  readonly index: number
  readonly bar: PlanBar
  readonly state: PlanState
  readonly onOpen: () => void
}

/** A module or a task: code, name and person, its bar, and its baseline. */
export const PlanRow = ({ index, bar, state, onOpen }: Props) => {
  const { depths, shift } = state
  const indent = `calc(var(--cb-gutter) + ${(depths.get(bar.id) ?? 0) * 14}px)`
  return (
    <div className="cb-gantt-row" style={{ top: index * rowHeight }}>
      <div className={bar.parentId === null ? 'cb-gantt-name is-whole' : 'cb-gantt-name'}>
        <button
          type="button"
          data-row={index}
          style={{ paddingLeft: indent }}
          onClick={onOpen}
          onKeyDown={(event) => keyed(event, (by, isEnd) => shift(bar, by, isEnd))}
        >
          {bar.code && <small>{bar.code}</small>} {bar.name}
        </button>
        <small>{bar.userName}</small>
      </div>
      <Lane {...{ bar, state, onOpen }} />
    </div>
  )
}

const Lane = ({ bar, state, onOpen }: Omit<Props, 'index'>) => {
  const { scale, tried, shift } = state
  const place = placeOf(scale, bar.start ?? '', bar.end ?? '')
  const drag = useDrag(scale, bar.mayShift, (by) => shift(bar, by))
  const would = tried.get(bar.id)
  const label = wordsOf(bar)
  return (
    <div className="cb-gantt-lane">
      <Span scale={scale} kind="base" start={bar.baseStart} end={bar.baseEnd} />
      {place && (
        <button
          type="button"
          tabIndex={-1}
          className={classOf(bar, place)}
          style={{ left: place.left + drag.moved, width: place.width }}
          title={label}
          aria-label={label}
          {...drag.handlers}
          onClick={() => drag.isClick() && onOpen()}
        >
          <i style={{ width: `${Math.min(100, Math.max(0, Number(bar.progress ?? 0)))}%` }} />
        </button>
      )}
      {would && <Span scale={scale} kind="ghost" start={would.start} end={would.end} />}
    </div>
  )
}

interface SpanProps {
  readonly scale: Scale
  readonly kind: 'base' | 'ghost'
  readonly start: string | null
  readonly end: string | null
}

/** A thin bar: the baseline, or where the bar would be moved to. */
const Span = ({ scale, kind, start, end }: SpanProps) => {
  const place = placeOf(scale, start ?? '', end ?? '')
  return place ? <i className={`cb-plan-${kind}`} style={{ left: place.left, width: place.width }} /> : null
}

const classOf = (bar: PlanBar, place: NonNullable<ReturnType<typeof placeOf>>): string =>
  [
    'cb-gantt-bar',
    ...(place.isCutBefore ? ['is-before'] : []),
    ...(place.isCutAfter ? ['is-after'] : []),
    ...(bar.mayShift ? ['is-open'] : []),
    ...(bar.isConflict || bar.isDelay ? ['is-late'] : []),
  ].join(' ')

const wordsOf = ({ name, start, end, baseEnd, status, isConflict, isDelay }: PlanBar): string =>
  [
    `${name}，${start} 至 ${end}`,
    status,
    ...(baseEnd && baseEnd !== end ? [`基线至 ${baseEnd}`] : []),
    ...(isDelay ? ['逾期'] : []),
    ...(isConflict ? ['依赖冲突'] : []),
  ].join('，')
