import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { setCovers, useCovers } from '../kinds/covers.ts'

/** Shows the covered figures of a list, and covers them again. */
export default function CoverSwitch() {
  const isOpen = useCovers((covers) => covers.isOpen)
  const label = isOpen ? '收起金额' : '显示金额'
  return (
    <button type="button" className="cb-quiet-button" aria-pressed={isOpen} onClick={() => setCovers(!isOpen)}>
      {isOpen ? <EyeInvisibleOutlined /> : <EyeOutlined />} {label}
    </button>
  )
}
