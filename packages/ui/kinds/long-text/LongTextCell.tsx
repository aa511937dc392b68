import { Suspense } from 'react'
import { lazyPart } from '../../declarations/load-part.ts'
import type { CellProps } from '../cell.ts'
import { TextCell } from '../text/TextCell.tsx'

const SettingCell = lazyPart(async () => ({ default: (await import('./SettingCell.tsx')).SettingCell }))

export const LongTextCell = (props: CellProps) => {
  const { settingKey } = props.field.options
  const key = settingKey && props.row[settingKey]
  return (
    <span className="cb-long">
      {typeof key === 'string' ? (
        <Suspense>
          <SettingCell {...props} settingKey={key} />
        </Suspense>
      ) : (
        <TextCell {...props} />
      )}
    </span>
  )
}
