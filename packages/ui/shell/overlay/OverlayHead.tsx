import { CloseOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { openOverlay } from './overlays.ts'

interface Props {
  readonly title: string
  /** Acts on the whole content, placed before the close button. */
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
