import { type PointerEvent, useState } from 'react'
import './gantt-grip.css'

interface Props {
  /** `前置` of which bar. */
  readonly label: string
  /** The row whose bar it was let go over. */
  readonly onLink: (id: string) => void
}

/** The end of a bar, pulled to another bar: that one waits for this one. */
export const LinkGrip = ({ label, onLink }: Props) => {
  const [isPulled, setPulled] = useState(false)
  const end = (event: PointerEvent<HTMLElement>): void => {
    if (!isPulled) return
    setPulled(false)
    const over = document.elementFromPoint(event.clientX, event.clientY)
    const id = over?.closest<HTMLElement>('[data-bar]')?.dataset.bar
    if (id) onLink(id)
  }
  return (
    <span
      className={isPulled ? 'cb-gantt-grip is-pulled' : 'cb-gantt-grip'}
      title={`拖到另一条：它在${label}之后`}
      onPointerDown={(event) => {
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
        setPulled(true)
      }}
      onPointerUp={(event) => {
        event.stopPropagation()
        end(event)
      }}
      onPointerCancel={() => setPulled(false)}
      onClick={(event) => event.stopPropagation()}
      aria-hidden="true"
    />
  )
}
