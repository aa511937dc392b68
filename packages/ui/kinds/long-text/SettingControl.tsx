import { checkedInForm } from '@chengban/kernel/checked-setting.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { Problem } from '@chengban/kernel/kinds/face.ts'
import { hasParts } from '@chengban/kernel/kinds/parts.ts'
import { type Setting, settingInForm } from '@chengban/kernel/setting.ts'
import { faces } from '../faces.ts'
import { useTyped } from '../use-typed.ts'
import type { ControlProps } from '../widget.ts'
import { TextArea } from './LongTextControl.tsx'
import { isFormed, useSetting } from './use-setting.ts'

/** The value of a parameter with the control of its kind; as its text where the parameter is not declared. */
export const SettingControl = (props: ControlProps) => {
  const setting = useSetting(props.field, { ...props.row, ...props.within?.values })
  return setting && isFormed(setting) ? <Declared {...props} setting={setting} /> : <TextArea {...props} />
}

const Declared = ({ setting, ...props }: ControlProps & { readonly setting: Setting }) => {
  const { field } = setting
  const [typed, type] = useTyped<unknown>(props.value, props.onChange, {
    show: (text) => shownOf(setting, text),
    read: (shown) => {
      const text = shown instanceof Problem ? shown : checkedInForm(setting, emptied(shown, field))
      return text === '' ? null : text
    },
  })
  const { Control } = faces[field.kind]
  return Control && <Control {...props} field={field} value={typed} onChange={type} />
}

/** An object without any part left is an empty one. */
const emptied = (shown: unknown, field: Field): unknown => (shown === null && hasParts(field) ? {} : shown)

/** The text as its control takes it: figures and words as they are typed. */
const shownOf = (setting: Setting, text: unknown): unknown => {
  const { kind } = setting.field
  if (typeof text !== 'string' || (kind !== 'json' && kind !== 'bool')) return text
  try {
    return settingInForm(setting, text)
  } catch {
    return null
  }
}
