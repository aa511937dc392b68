import type { ReactNode } from 'react'
import { setCovers, useCovers } from '../kinds/covers.ts'
import './covering.css'

/** Figures of pay: not read before the reader asks for sums. */
export const Covering = ({ children }: { readonly children: ReactNode }) => {
  const isOpen = useCovers((covers) => covers.isOpen)
  if (isOpen) return children
  return (
    <div className="cb-covering">
      <button type="button" className="cb-button" onClick={() => setCovers(true)}>
        显示金额
      </button>
    </div>
  )
}
