import './overlay/overlays.css'
import { useId } from 'react'

interface Props<T extends string> {
  readonly label: string
  readonly options: readonly (readonly [T, string])[]
  readonly value: T
  readonly onChange: (value: T) => void
}

/** One of a few, side by side. */
export const Choice = <T extends string>({ label, options, value, onChange }: Props<T>) => {
  const name = useId()
  return (
    <fieldset className="cb-choice">
      <legend>{label}</legend>
      <div>
        {options.map(([option, words]) => (
          <label key={option}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
