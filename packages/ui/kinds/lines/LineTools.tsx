import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import type { LineActs } from './use-lines.ts'

interface Props {
  readonly at: number
  readonly count: number
  readonly acts: LineActs
}

/** Up, down, away. */
export const LineTools = ({ at, count, acts }: Props) => (
  <span className="cb-line-tools">
    <Tool name={`第${at + 1}行上移`} isOff={at === 0} onPress={() => acts.move(at, -1)}>
      <ArrowUpOutlined />
    </Tool>
    <Tool name={`第${at + 1}行下移`} isOff={at === count - 1} onPress={() => acts.move(at, 1)}>
      <ArrowDownOutlined />
    </Tool>
    <Tool name={`删除第${at + 1}行`} isOff={false} onPress={() => acts.remove(at)}>
      <DeleteOutlined />
    </Tool>
  </span>
)

interface ToolProps {
  readonly name: string
  readonly isOff: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

const Tool = ({ name, isOff, onPress, children }: ToolProps) => (
  <button type="button" className="cb-icon-button" aria-label={name} title={name} disabled={isOff} onClick={onPress}>
    {children}
  </button>
)
