import type { CellProps } from './cell.ts'
import { AccountCell } from './figure/AccountCell.tsx'
import { JsonCell, PlaceCell } from './json/JsonCell.tsx'
import { SettingCell } from './long-text/SettingCell.tsx'
import { SignatureCell } from './signature/SignatureCell.tsx'

/** A value of one of these kinds. */
export default function RareCells(props: CellProps) {
  const { kind, options } = props.field
  if (options.settingKey) return <SettingCell {...props} />
  if (kind === 'percent') return <AccountCell {...props} />
  if (kind === 'json') return <JsonCell {...props} />
  return kind === 'place' ? <PlaceCell {...props} /> : <SignatureCell {...props} />
}
