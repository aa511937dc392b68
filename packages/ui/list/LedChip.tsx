import { CloseOutlined } from '@ant-design/icons'

/** The condition that a figure of a chart led here with. */
export default function LedChip({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <span className="cb-filter is-set">
      <button type="button" title="由图上的数字带来的条件" onClick={onLeave}>
        图上所选
      </button>
      <button type="button" aria-label="取消图上所选" onClick={onLeave}>
        <CloseOutlined />
      </button>
    </span>
  )
}
