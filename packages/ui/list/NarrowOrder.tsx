import type { Entity } from '@chengban/kernel/entity.ts'
import type { Asker } from '@chengban/kernel/evaluate.ts'
import { mayAsk } from '../data/asker.ts'
import { cells } from '../kinds/cells.ts'
import { orderWords } from './ListPager.tsx'
import type { List } from './use-list.ts'

/** The sort order on the phone, where there are no column headers to press. */
export const NarrowOrder = ({ list: { entity, asker, state, change } }: { readonly list: List }) => (
  <fieldset className="cb-narrow-filter">
    <legend>排序</legend>
    <select
      className="cb-input"
      aria-label="排序"
      value={state.sort ?? ''}
      onChange={({ target }) => change({ sort: target.value || undefined })}
    >
      <option value="">{orderWords(entity, undefined) || '默认'}</option>
      {ordersOf(entity, asker).map((order) => (
        <option key={order} value={order}>
          {orderWords(entity, order)}
        </option>
      ))}
    </select>
  </fieldset>
)

/** Both ways of every column that may be ordered by, but the one that holds anyway. */
export const ordersOf = (entity: Entity, asker: Asker): readonly string[] =>
  (entity.list?.columns ?? [])
    .filter((name) => {
      const field = entity.fields[name]
      return field && cells[field.kind].isSortable === true && mayAsk(entity, name, asker)
    })
    .flatMap((name) => [name, `-${name}`])
    .filter((order) => order !== entity.list?.sort?.split(',')[0])
