import { ArrowUpOutlined } from '@ant-design/icons'
import './new-rows.css'

interface Props {
  readonly count: number
  readonly onShow: () => void
}

/** Rows that came meanwhile wait behind this: nothing jumps. */
export function NewRows({ count, onShow }: Props) {
  if (count === 0) return null
  return (
    <div className="cb-new-rows" role="status">
      <ArrowUpOutlined aria-hidden="true" />
      {count} 条新记录
      <button type="button" onClick={onShow}>
        显示
      </button>
    </div>
  )
}
