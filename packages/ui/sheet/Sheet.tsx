import { type ReactNode, useEffect } from 'react'
import { Notices } from '../notices/Notices.tsx'
import { useWayBack } from '../window/way-back.ts'
import { usePull } from './use-pull.ts'
import './sheet.css'

interface Props {
  readonly title: string
  readonly onShut: () => void
  readonly children: ReactNode
}

/** A native dialog from the lower edge; shut by a press beside it, by drawing it down, by the way back, or Esc. */
export const Sheet = ({ title, onShut, children }: Props) => {
  const { place, by } = usePull<HTMLDialogElement>(() => place.current?.close())
  useEffect(() => place.current?.showModal(), [place])
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
        <h2>{title}</h2>
        {children}
      </div>
      <Notices />
    </dialog>
  )
}
