import './overlays.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { Notices } from '../../notices/Notices.tsx'
import { useWayBack } from '../../window/way-back.ts'
import { openOverlay } from './overlays.ts'

interface Props {
  readonly label: string
  readonly className: string
  readonly children: ReactNode
}

/** A native dialog over the page: focus held and given back, closed by Esc or a press beside it. */
export const Overlay = ({ label, className, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('[data-focus-first]')?.focus()
  }, [])
  useWayBack(true, () => dialog.current?.close())
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a native dialog, this is the press beside it
    <dialog
      ref={dialog}
      className={`cb-overlay ${className}`}
      aria-label={label}
      onClose={() => openOverlay(null)}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div className="cb-overlay-body">{children}</div>
      <Notices />
    </dialog>
  )
}
