import { percent } from '../figures/percent.ts'
import './figure.css'

interface Props {
  /** A ratio: 0.333 is shown as 33.3%. */
  readonly value: number | null | undefined
}

export function Percent({ value }: Props) {
  return <span className="cb-percent">{percent(value)}</span>
}
