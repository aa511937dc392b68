import type { ReactNode } from 'react'
import { customProperties } from '../theme/custom-properties.ts'
import { type ChartData, type Point, shortFigure, stepsAround, stepsTo, wordsOf } from './chart.ts'

interface Props {
  readonly data: ChartData
  /** The highest figure drawn; sets the top of the axis. */
  readonly most: number
  /** The lowest figure drawn, where one lies below zero. */
  readonly least?: number
  readonly look?: string
  /** Draws the layer behind the points; `top` is the figure at the upper edge, `floor` the one at the lower edge. */
  readonly behind?: (top: number, floor: number) => ReactNode
  readonly points?: string | undefined
  /** Draws one point between the same edges. */
  readonly mark: (point: Point, top: number, floor: number) => ReactNode
}

/** The ground of a chart over places: steps at its side, below each place its word; a place opens the list behind it. */
export const Plot = ({
  data: { series, points },
  most,
  least = 0,
  look = '',
  behind,
  points: listLook,
  mark,
}: Props) => {
  const steps = least < 0 ? stepsAround(least, most) : stepsTo(Math.max(most, 0))
  const top = steps.at(-1) ?? 1
  const floor = steps[0] ?? 0
  const words = (point: Point): readonly string[] => series.map((name, at) => `${name} ${wordsOf(point, at)}`)
  return (
    <div className={`cb-bars ${look}`.trim()} style={customProperties({ '--steps': steps.length - 1 })}>
      <div className="cb-bars-steps" aria-hidden="true">
        {steps.toReversed().map((step) => (
          <span key={step}>{shortFigure(step)}</span>
        ))}
      </div>
      {behind?.(top, floor)}
      <ul className={listLook}>
        {points.map((point) => (
          <li key={point.label} className={point.isNow ? 'is-now' : undefined}>
            <Place point={point} words={words(point)}>
              <span>{mark(point, top, floor)}</span>
              <small>{point.label}</small>
            </Place>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface PlaceProps {
  readonly point: Point
  readonly words: readonly string[]
  readonly children: ReactNode
}

/** One way to its rows, or as many as it has figures. */
const Place = ({ point: { label, href, hrefs }, words, children }: PlaceProps) =>
  hrefs ? (
    <div title={words.join('\n')}>{children}</div>
  ) : (
    <a href={href} aria-label={`${label}：${words.join('，')}`} title={words.join('\n')}>
      {children}
    </a>
  )
