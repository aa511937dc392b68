import type { ReactNode } from 'react'
import type { Decimal } from '../figures/decimal.ts'
import { inWan } from '../figures/money.ts'
import './figure.css'

interface Props {
  readonly label: string
  /** A sum is shown in 万; anything else (a count, `41.7%`) goes as `text` with its unit. */
  readonly sum?: Decimal
  readonly text?: string
  readonly unit?: string
  /** One line below: `较上月 +12.5%`. */
  readonly note?: ReactNode
  /** Drawn at the right: a small line. */
  readonly aside?: ReactNode
}

/** A dashboard figure with its unit small. */
export function Figure({ label, sum, text, unit, note, aside }: Props) {
  return (
    <div className="cb-figure">
      <div className="cb-figure-label">{label}</div>
      <div className="cb-figure-value">
        {text ?? inWan(sum)}
        <span className="cb-figure-unit">{unit ?? (text === undefined ? '万' : '')}</span>
      </div>
      <div className="cb-figure-note">{note}</div>
      {aside && <div className="cb-figure-aside">{aside}</div>}
    </div>
  )
}
