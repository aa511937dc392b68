import { type Setting, settingInForm } from '@chengban/kernel/setting.ts'
import type { CellProps } from '../cell.ts'
import { cells } from '../cells.ts'
import { TextCell } from '../text/TextCell.tsx'
import { isFormed, useSetting } from './use-setting.ts'

/** The value of a parameter as its kind shows it; as its text where the parameter is not declared. */
export const SettingCell = (props: CellProps) => {
  const setting = useSetting(props.field, props.row)
  const value = setting && shownIn(setting, props.row[props.name])
  if (!setting || value === undefined) return <TextCell {...props} />
  const { Cell } = cells[setting.field.kind]
  return <Cell {...props} field={setting.field} row={{ ...props.row, [props.name]: value }} />
}

/** Undefined where there is nothing, no value of the parameter, or a form elsewhere. */
const shownIn = (setting: Setting, text: unknown): unknown => {
  if (!isFormed(setting) || typeof text !== 'string' || text === '') return undefined
  try {
    return settingInForm(setting, text)
  } catch {
    return undefined
  }
}
