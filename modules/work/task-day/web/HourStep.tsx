import { hourWords, inSteps, most, step } from './day-lines.ts'

interface Props {
  readonly label: string
  readonly hours: number
  readonly least: number
  readonly onChange: (hours: number) => void
}

/** Hours by halves: less, how many, more. */
export const HourStep = ({ label, hours, least, onChange }: Props) => (
  <span className="cb-hours">
    <button
      type="button"
      aria-label={`${label} 减半小时`}
      disabled={hours <= least}
      onClick={() => onChange(inSteps(hours - step, least))}
    >
      −
    </button>
    <output aria-label={label}>{hourWords(hours)}</output>
    <button
      type="button"
      aria-label={`${label} 加半小时`}
      disabled={hours >= most}
      onClick={() => onChange(inSteps(hours + step, least))}
    >
      +
    </button>
  </span>
)
