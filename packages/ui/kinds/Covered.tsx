import type { ReactNode } from 'react'
import { COVER } from '../figures/money.ts'
import { setCovers, useCovers } from './covers.ts'
import '../marks/veil.css'

/** Dots in place of a figure; a press shows all figures of the page. */
export default function Covered({ children }: { readonly children: ReactNode }) {
  const isOpen = useCovers((covers) => covers.isOpen)
  if (isOpen) return children
  return (
    <button
      type="button"
      className="cb-cover"
      title="显示金额"
      aria-label="显示金额"
      onClick={(event) => {
        // the row around it would open
        event.stopPropagation()
        setCovers(true)
      }}
    >
      {COVER}
    </button>
  )
}
