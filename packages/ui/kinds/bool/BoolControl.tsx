import { ConfigProvider, Segmented, Switch } from 'antd'
import type { ControlProps } from '../widget.ts'

/** A switch; what must be answered and begins with no answer is a choice of two, for a switch that is off looks answered. */
export const BoolControl = (props: ControlProps) => {
  const { required, default: first } = props.field.options
  return required === true && first === undefined ? <Answer {...props} /> : <OnOff {...props} />
}

const OnOff = ({ id, field, value, onChange }: ControlProps) => (
  <span className="cb-switch">
    <Switch id={id} checked={value === true} aria-label={field.label} onChange={(checked) => onChange(checked)} />
    <span>{value === true ? '是' : '否'}</span>
  </span>
)

const words = ['是', '否'] as const

const Answer = ({ id, field, value, isInvalid, onChange }: ControlProps) => {
  // segments do not ask for themselves
  const { componentDisabled = false } = ConfigProvider.useConfig()
  return (
    <Segmented
      id={id}
      className={isInvalid ? 'cb-segments is-wrong' : 'cb-segments'}
      aria-label={field.label}
      disabled={componentDisabled}
      options={[...words]}
      value={typeof value === 'boolean' ? words[value ? 0 : 1] : ''}
      onChange={(word) => onChange(word === words[0])}
    />
  )
}
