import {
  DownOutlined,
  LeftOutlined,
  RightOutlined,
  RotateRightOutlined,
  UpOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'

const SIGNS = {
  up: UpOutlined,
  down: DownOutlined,
  left: LeftOutlined,
  right: RightOutlined,
  in: ZoomInOutlined,
  out: ZoomOutOutlined,
  turn: RotateRightOutlined,
}

/** The tools of a viewer, under the file. */
export function Toolbar({ children }: { readonly children: ReactNode }) {
  return (
    <div className="cb-preview-tools" role="toolbar" aria-label="查看工具">
      {children}
    </div>
  )
}

interface ToolProps {
  readonly name: string
  readonly sign: keyof typeof SIGNS
  readonly onUse: () => void
  readonly disabled?: boolean
}

export function Tool({ name, sign, onUse, disabled }: ToolProps) {
  const Sign = SIGNS[sign]
  return (
    <button type="button" aria-label={name} title={name} disabled={disabled} onClick={onUse}>
      <Sign />
    </button>
  )
}
