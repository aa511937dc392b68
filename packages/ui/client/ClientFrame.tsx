import type { ReactNode } from 'react'
import '../phone/phone.css'
import './client.css'

/** The sheet of a page for people outside. */
export const ClientFrame = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="cb-page cb-client">
    <header>
      <span />
      <h1>{title}</h1>
    </header>
    {children}
  </div>
)
