import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import type { Field } from '@chengban/kernel/field.ts'
import './veil.css'

interface Props {
  readonly field: Field
  readonly isHidden: boolean
  readonly isBusy: boolean
  readonly onUse: () => void
}

/** The dots in place of a value and the eye that asks for it; where asking leaves a 记录 the button says so. */
export const VeilEye = ({ field: { label, options }, isHidden, isBusy, onUse }: Props) => {
  const words = isHidden ? `显示${label}${options.logged ? '，会留下查看记录' : ''}` : `收起${label}`
  return (
    <>
      {isHidden && (
        <span className="cb-veil" aria-hidden="true">
          ••••••
        </span>
      )}
      <button
        type="button"
        className="cb-veil-eye"
        title={words}
        aria-label={words}
        disabled={isBusy}
        onClick={(event) => {
          // the row around it would open
          event.stopPropagation()
          onUse()
        }}
      >
        {isHidden ? <EyeOutlined /> : <EyeInvisibleOutlined />}
      </button>
    </>
  )
}
