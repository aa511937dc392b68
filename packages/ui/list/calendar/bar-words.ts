import type { Entity } from '@chengban/kernel/entity.ts'
import { fieldOf, targetOf } from '@chengban/kernel/field.ts'
import { isEmpty, showValue } from '@chengban/kernel/kinds/kinds.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { shownAllKey, shownOf } from '@chengban/kernel/row-name.ts'
import type { NamedRow, Row } from '../../data/row.ts'
import { formatTime } from '../../dates/date-time.ts'

/** What the bar of a row says: instants by their hour, and of people only others than the reader. */
export const barWords = ({ fields }: Entity, row: Row, names: readonly string[], me: string): string =>
  names
    .map((name) => {
      const field = fieldOf(fields, name)
      const value = row[name]
      if (isEmpty(value) || value === me) return ''
      if (field.kind === 'refs')
        return listIn<NamedRow>(row[shownAllKey(name)])
          .map((one) => one.name)
          .join('、')
      if (field.kind === 'ref') return shownOf(row, name, targetOf(field))?.name ?? ''
      return field.kind === 'datetime' ? formatTime(String(value)) : showValue(value, field)
    })
    .filter((word, at, all) => word && all.indexOf(word) === at)
    .join(' ')
