import { type ReactNode, useEffect, useRef } from 'react'
import './sheet.css'

interface Props {
  readonly title: string
  readonly onShut: () => void
  readonly children: ReactNode
}

/** A native dialog from the lower edge; shut by a press beside it or Esc. */
export const Sheet = ({ title, onShut, children }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc shuts a native dialog, this is the press beside it
    <dialog
      ref={dialog}
      className="cb-phone-sheet-dialog"
      aria-label={title}
      onClose={onShut}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </dialog>
  )
}
