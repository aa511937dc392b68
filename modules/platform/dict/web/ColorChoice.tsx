import { canOf, type Row } from '@chengban/ui/data/row.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { Select } from 'antd'
import type { EntryActs } from './use-entries.ts'

interface Props {
  readonly row: Row
  readonly patch: EntryActs['patch']
}

/** The colour in which an entry is shown, by its word and a sample. */
export const ColorChoice = ({ row, patch }: Props) => {
  const { fields } = useEntity('dict')
  const { values = [], names = {} } = (fields.color?.options ?? {}) as {
    values?: readonly string[]
    names?: Readonly<Record<string, string>>
  }
  return (
    <Select<string>
      size="small"
      variant="borderless"
      aria-label={`${String(row.name)}的颜色`}
      value={typeof row.color === 'string' ? row.color : 'default'}
      disabled={!canOf(row).includes('update')}
      popupMatchSelectWidth={false}
      options={values.map((value) => ({
        value,
        label: (
          <span className={`cb-dict-color is-${value}`}>
            <i aria-hidden="true" /> {names[value] ?? value}
          </span>
        ),
      }))}
      onChange={(color) => patch(row, { color })}
    />
  )
}
