import { CloseOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { openOverlay } from './overlays.ts'

interface Props {
  readonly title: string
  /** What is done with the whole of it, before the way out. */
  readonly children?: ReactNode
}

/** The head of a panel over the page. */
export const OverlayHead = ({ title, children }: Props) => (
  <header>
    <h2>{title}</h2>
    {children}
    <button
      type="button"
      className="cb-icon-button"
      aria-label="关闭"
      title="关闭 Esc"
      onClick={() => openOverlay(null)}
    >
      <CloseOutlined />
    </button>
  </header>
)
