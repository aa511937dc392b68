import type { Entity } from '@chengban/kernel/entity.ts'
import { isReadonly } from '@chengban/kernel/field.ts'
import { limitsOf } from '@chengban/kernel/kinds/face.ts'
import { reportError } from '../../api/error-notice.ts'
import { notify } from '../../api/notices.ts'
import { patchRows } from '../../data/calls.ts'
import { mayEdit, type Row, versionOf } from '../../data/row.ts'
import { offerUndo } from '../../data/undo.ts'
import type { List } from '../use-list.ts'
import { numbersFor } from './numbers.ts'

/** Which side of another row. */
export type Side = 'before' | 'after'

export interface Order {
  /** Not while another order was chosen, or not all are shown. */
  readonly isOn: boolean
  /** What rows are sorted by so that the order shows, and must be read for it. */
  readonly names: readonly string[]
  readonly sort: string | undefined
  /** `siblings` are all rows at that level, in order; `patch` holds further changes of the row. */
  readonly put: (row: Row, beside: Row, side: Side, siblings: readonly Row[], patch?: Row) => void
  /** One place up or down among its siblings. */
  readonly step: (row: Row, by: -1 | 1, siblings: readonly Row[]) => void
}

/** Puts rows into an order by hand: their numbers are written together and can be taken back. */
export const useOrder = ({ entity, state }: Pick<List, 'entity' | 'state'>, again: () => Promise<void>): Order => {
  const { by, within = [] } = entity.list?.order ?? { by: '' }
  const field = entity.fields[by]
  const least = field && limitsOf(field, Number.NEGATIVE_INFINITY, 0).min
  const isOn = field !== undefined && !isReadonly(field) && !state.sort && !state.keyword
  const put: Order['put'] = (row, beside, side, siblings, patch = {}) => {
    const apart = apartBy(row, beside, within)
    const refusal = !mayEdit(row, by) ? '权限不足' : apart && `${entity.fields[apart]?.label}不同，不能排在一起`
    if (refusal) return void notify({ kind: 'warn', text: refusal })
    const alike = siblings.filter((each) => each.id !== row.id && !apartBy(each, beside, within))
    const at = alike.findIndex(({ id }) => id === beside.id) + (side === 'after' ? 1 : 0)
    const numbers = numbersFor(alike, row, at, by, least)
    const patches = new Map<Row, Row>([[row, patch]])
    for (const [each, number] of numbers) patches.set(each, { ...patches.get(each), [by]: number })
    write(entity, row, patches, again).catch(reportError)
  }
  return {
    isOn,
    names: isOn ? [by, ...within] : [],
    sort: isOn ? sortOf([...within, by], entity) : undefined,
    put,
    step: (row, direction, siblings) => {
      const beside = siblings[siblings.findIndex(({ id }) => id === row.id) + direction]
      if (beside) put(row, beside, direction < 0 ? 'before' : 'after', siblings)
    },
  }
}

const mostSorted = 5

/** First by hand, then as declared. */
const sortOf = (names: readonly string[], { list }: Entity): string =>
  [...new Set([...names, ...(list?.sort?.split(',') ?? [])])].slice(0, mostSorted).join(',')

/** Returns the first field that must be equal for two rows to be neighbours but differs; undefined when none does. */
const apartBy = (row: Row, beside: Row, within: readonly string[]): string | undefined =>
  within.find((name) => (row[name] ?? null) !== (beside[name] ?? null))

/** The row that was moved must be the one that was seen; its siblings only give way. */
const write = async (
  entity: Entity,
  moved: Row,
  patches: ReadonlyMap<Row, Row>,
  again: () => Promise<void>,
): Promise<void> => {
  const changes = [...patches].filter(([, patch]) => Object.keys(patch).length > 0)
  await patchRows(
    entity,
    changes.map(([row, patch]) => ({
      id: row.id,
      ...(row === moved ? { version: versionOf(row) } : {}),
      patch,
    })),
  )
  await again()
  offerUndo('已调整顺序', async () => {
    await patchRows(
      entity,
      changes.map(([row, patch]) => ({
        id: row.id,
        patch: Object.fromEntries(Object.keys(patch).map((name) => [name, row[name] ?? null])),
      })),
    )
    await again()
  })
}
