import type { ReactNode } from 'react'
import './awaited.css'

/** A figure that is yet to come into force. */
export default function Awaited({ children }: { readonly children: ReactNode }) {
  return (
    <span className="cb-awaited" title="审核通过后生效">
      <small>待生效</small>
      {children}
    </span>
  )
}
