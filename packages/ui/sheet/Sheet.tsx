import { type ReactNode, useEffect, useRef } from 'react'
import { Notices } from '../notices/Notices.tsx'
import { useWayBack } from '../window/way-back.ts'
import { usePull } from './use-pull.ts'
import './sheet.css'

interface Props {
  readonly title: string
  /** Its first field is typed in at once. */
  readonly isTyped?: boolean
  readonly onShut: () => void
  readonly children: ReactNode
}

/** A native dialog from the lower edge; shut by a press beside it, by drawing it down, by the way back, or Esc. */
export const Sheet = ({ title, isTyped = false, onShut, children }: Props) => {
  const { place, by } = usePull<HTMLDialogElement>(() => place.current?.close())
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    place.current?.showModal()
    // the first field would bring the keyboard of a phone up over the button
    if (!isTyped) head.current?.focus()
  }, [place, isTyped])
  useWayBack(true, () => place.current?.close())
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc shuts a native dialog, this is the press beside it
    <dialog
      ref={place}
      className="cb-phone-sheet-dialog"
      aria-label={title}
      style={by > 0 ? { transform: `translateY(${by * 2}px)` } : undefined}
      onClose={onShut}
      onClick={(event) => event.target === place.current && place.current?.close()}
    >
      <div>
        <h2 ref={head} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
      <Notices />
    </dialog>
  )
}
