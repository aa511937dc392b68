import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import './period.css'

export interface PeriodZoom {
  readonly key: string
  readonly label: string
}

interface Props {
  /** 2026 年 11 月 */
  readonly title: string
  readonly zooms?: readonly PeriodZoom[]
  readonly zoom?: string
  readonly onZoom?: (key: string) => void
  readonly onStep: (by: -1 | 1) => void
  readonly onToday: () => void
  readonly children?: ReactNode
}

/** Which part of the time is shown: back, on, today, and how close. */
export const PeriodBar = ({ title, zooms = [], zoom, onZoom, onStep, onToday, children }: Props) => (
  <header className="cb-period">
    <button type="button" className="cb-button" onClick={onToday}>
      今天
    </button>
    <button type="button" className="cb-icon-button" aria-label="往前" title="往前" onClick={() => onStep(-1)}>
      <LeftOutlined />
    </button>
    <button type="button" className="cb-icon-button" aria-label="往后" title="往后" onClick={() => onStep(1)}>
      <RightOutlined />
    </button>
    <h2 aria-live="polite">{title}</h2>
    {children}
    {zooms.length > 1 && (
      <fieldset className="cb-layouts cb-period-zooms" aria-label="刻度">
        {zooms.map(({ key, label }) => (
          <button key={key} type="button" aria-pressed={key === zoom} onClick={() => onZoom?.(key)}>
            {label}
          </button>
        ))}
      </fieldset>
    )}
  </header>
)
