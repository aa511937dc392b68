import { useEffect, useRef } from 'react'
import './tick.css'

interface Props {
  readonly label: string
  readonly state: 'none' | 'some' | 'all'
  readonly onTick: (on: boolean, shift: boolean) => void
  readonly disabled?: boolean
}

/** A native checkbox in our look; `some` is indeterminate. The whole cell is its target. */
export function Tick({ label, state, onTick, disabled }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = state === 'some'
  }, [state])
  return (
    <label className="cb-tick">
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={state === 'all'}
        disabled={disabled}
        tabIndex={0}
        onChange={(event) => onTick(event.target.checked, (event.nativeEvent as MouseEvent).shiftKey === true)}
      />
    </label>
  )
}
