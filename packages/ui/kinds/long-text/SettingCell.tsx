import { showValue } from '@chengban/kernel/kinds/kinds.ts'
import { settingInForm } from '@chengban/kernel/setting.ts'
import { useSetting } from '../../declarations/declarations.ts'
import type { CellProps } from '../cell.ts'
import { TextCell } from '../text/TextCell.tsx'

/** The value of a parameter in words, as its kind shows it; as its text where the parameter is not declared. */
export const SettingCell = ({ settingKey, ...props }: CellProps & { readonly settingKey: string }) => {
  const setting = useSetting(settingKey)
  const text = props.row[props.name]
  if (!setting || setting.isSecret || typeof text !== 'string' || text === '') return <TextCell {...props} />
  const words = wordsOf(() => showValue(settingInForm(setting, text), setting.field)) || text
  return <span title={words}>{words}</span>
}

/** Nothing where a stored text is no value of its parameter. */
const wordsOf = (show: () => string): string => {
  try {
    return show()
  } catch {
    return ''
  }
}
