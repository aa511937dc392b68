import { hueOf } from '@chengban/ui/marks/states.ts'
import { watchSize } from '@chengban/ui/table/element-size.ts'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { State, Transition } from './diagram-calls.ts'
import { type Arrow, type Box, boxHeight, boxWidth, labelOf, layoutOf } from './layout.ts'

interface Props {
  readonly label: string
  readonly states: readonly State[]
  readonly transitions: readonly Transition[]
  /** Percent. */
  readonly zoom: number
  /** Dims what I may not do. */
  readonly isMine: boolean
  readonly onOpen: ((state: State) => void) | undefined
}

/** The states of one field and every move between them. */
export const Flow = ({ label, states, transitions, zoom, isMine, onOpen }: Props) => {
  const layout = useMemo(() => layoutOf(states, transitions), [states, transitions])
  const [shown, setShown] = useState<Arrow>()
  const { width, height } = layout
  const sheet = useRef<HTMLDivElement>(null)
  const scale = (zoom / 100) * Math.min(1, Math.max(0.9, useWidthOf(sheet) / width))
  return (
    <section className="cb-process-flow" aria-label={label}>
      <h3>{label}</h3>
      <div className="cb-flow-scroll" ref={sheet}>
        <div style={{ position: 'relative', width: width * scale, height: height * scale }}>
          <svg
            xmlns="http://www.w3.org/2000/svg"
            viewBox={`0 0 ${width} ${height}`}
            width={width * scale}
            height={height * scale}
            data-title={label}
            aria-label={`${label}：${states.map(({ name, count }) => `${name} ${count}`).join('，')}`}
          >
            <defs>
              <Head id={`head-${label}`} colour="var(--cb-ink)" />
              <Head id={`head-${label}-others`} colour="var(--cb-ink-4)" />
            </defs>
            {layout.arrows.map((arrow) => (
              <Line key={keyOf(arrow)} arrow={arrow} flow={label} isMine={isMine} onShow={setShown} />
            ))}
            {layout.boxes.map((box) => (
              <StateBox key={box.state.name} box={box} onOpen={onOpen} />
            ))}
          </svg>
          {shown && <Card arrow={shown} scale={scale} width={width} />}
        </div>
      </div>
    </section>
  )
}

/** Pixels there are; a drawing a little too wide is drawn smaller. */
const useWidthOf = (box: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY)
  useEffect(() => {
    const here = box.current
    return here ? watchSize(here, () => setWidth(here.clientWidth)) : undefined
  }, [box])
  return width
}

const keyOf = ({ moves }: Arrow): string => `${moves[0]?.from} ${moves[0]?.to}`

const Head = ({ id, colour }: { readonly id: string; readonly colour: string }) => (
  <marker id={id} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse">
    <path d="M0 0.5 8 4 0 7.5Z" fill={colour} />
  </marker>
)

interface LineProps {
  readonly arrow: Arrow
  readonly flow: string
  readonly isMine: boolean
  readonly onShow: (arrow: Arrow | undefined) => void
}

const Line = ({ arrow, flow, isMine, onShow }: LineProps) => {
  const own = arrow.moves.some((move) => move.isMine)
  const words = labelOf(arrow.moves)
  const colour = own ? 'var(--cb-ink)' : 'var(--cb-ink-4)'
  const points = arrow.points.map((point) => point.join()).join(' ')
  const room = [...words].length * 12 + 8
  const [x, y] = arrow.at
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons
    <g
      className="cb-flow-line"
      role="button"
      tabIndex={0}
      aria-label={arrow.moves.map(sentence).join('；')}
      opacity={isMine && !own ? 0.3 : 1}
      onMouseEnter={() => onShow(arrow)}
      onMouseLeave={() => onShow(undefined)}
      onClick={() => onShow(arrow)}
      onFocus={() => onShow(arrow)}
      onBlur={() => onShow(undefined)}
    >
      <polyline points={points} fill="none" stroke="transparent" strokeWidth={14} />
      <polyline
        points={points}
        fill="none"
        stroke={colour}
        strokeWidth={1.5}
        strokeLinejoin="round"
        markerEnd={`url(#head-${flow}${own ? '' : '-others'})`}
      />
      <rect x={x - room / 2} y={y - 9} width={room} height={18} fill="var(--cb-sunken)" />
      <text
        x={x}
        y={y + 4}
        textAnchor="middle"
        fontSize={12}
        fontWeight={own ? 600 : 400}
        fill={own ? 'var(--cb-ink)' : 'var(--cb-ink-3)'}
      >
        {words}
      </text>
    </g>
  )
}

const sentence = ({ label, from, to, who }: Transition): string => `${label}：${from} 到 ${to}，${who}`

interface BoxProps {
  readonly box: Box
  readonly onOpen: ((state: State) => void) | undefined
}

const StateBox = ({ box: { state, x, y }, onOpen }: BoxProps) => {
  const hue = hueOf(state.name)
  const dot = hue === 'ring' ? 'var(--cb-still-dot)' : `var(--cb-${hue}-dot)`
  const opens = onOpen && {
    role: 'link',
    tabIndex: 0,
    onClick: () => onOpen(state),
    onKeyDown: ({ key }: { key: string }) => key === 'Enter' && onOpen(state),
  }
  return (
    <g
      className={onOpen ? 'cb-flow-state is-open' : 'cb-flow-state'}
      aria-label={`${state.name} ${state.count}`}
      {...opens}
    >
      <rect x={x} y={y} width={boxWidth} height={boxHeight} rx={6} fill="var(--cb-sheet)" stroke="var(--cb-edge)" />
      <circle
        cx={x + 16}
        cy={y + boxHeight / 2}
        r={3}
        fill={hue === 'ring' ? 'none' : dot}
        stroke={dot}
        strokeWidth={1.5}
      />
      <text x={x + 28} y={y + boxHeight / 2 + 5} fontSize={13} fontWeight={600} fill="var(--cb-ink)">
        {state.name}
      </text>
      <text x={x + boxWidth - 10} y={y + boxHeight / 2 + 5} fontSize={13} textAnchor="end" fill="var(--cb-ink-3)">
        {state.count || ''}
      </text>
    </g>
  )
}

const cardWidth = 300

interface CardProps {
  readonly arrow: Arrow
  readonly scale: number
  readonly width: number
}

const Card = ({ arrow: { moves, at }, scale, width }: CardProps) => {
  const left = Math.max(0, Math.min(at[0] * scale - cardWidth / 2, width * scale - cardWidth))
  return (
    <div className="cb-flow-card" role="tooltip" style={{ left, top: at[1] * scale + 16, width: cardWidth }}>
      {moves.map(({ name, label, who, guard, notify }) => (
        <dl key={name}>
          <dt className="is-title">{label}</dt>
          <dt>谁</dt>
          <dd>{who}</dd>
          {guard && <dt>条件</dt>}
          {guard && <dd>{guard}</dd>}
          {notify && <dt>通知</dt>}
          {notify && <dd>{notify}</dd>}
        </dl>
      ))}
    </div>
  )
}
