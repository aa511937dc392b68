import { type Entity, stateFields } from '@chengban/kernel/entity.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { flowsOf } from '@chengban/kernel/moves.ts'
import { remembered } from '@chengban/kernel/remembered.ts'
import type { Sql } from '../db/sql.ts'
import { readable } from '../read/select.ts'
import type { Values } from '../row/scene.ts'
import type { Catalog } from '../schema/catalog.ts'
import { column, quote, view } from '../schema/names.ts'

/**
 * The content shown to a person who signs the record: its filled fields as they read them, read-only and derived ones
 * too, and the lines shown with it. Effects of the signing are left out, so that the signed content can be read from
 * the record again.
 */
export const signedContent = async (tx: Sql, catalog: Catalog, entity: Entity, id: string): Promise<Values> => {
  const [row] = await shown(tx, entity, 'id', id, '')
  const lines: [string, Values[]][] = []
  for (const [key, { of, by, sort }] of Object.entries(entity.lines ?? {})) {
    const order = `order by ${sort ? `v.${column(sort)}, ` : ''}v.tz_create, v.id`
    lines.push([key, await shown(tx, catalog.entity(of), by, id, order)])
  }
  return { ...row, ...Object.fromEntries(lines.filter(([, rows]) => rows.length > 0)) }
}

const shown = async (tx: Sql, entity: Entity, by: string, id: string, order: string): Promise<Values[]> => {
  const columns = signedFields(entity).map((name) => `v.${column(name)} as ${quote(name)}`)
  const rows = await tx.query(
    `select ${columns.join(', ')} from ${view(entity.name)} v where v.${column(by)} = $1 ${order}`,
    [id],
  )
  return rows.map(filled)
}

/** An empty field says nothing: one that is declared later changes no old content. */
export const filled = (row: Values): Values =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => !isEmpty(value)))

/** Fields of the record that a signature covers. */
export const signedFields = remembered((entity: Entity): readonly string[] => {
  const later = new Set(['version', 'tzUpdate', ...stateFields(entity), ...writtenBySigning(entity)])
  return readable(entity).filter(
    (name) => entity.fields[name]?.kind !== 'signature' && !later.has(name) && !decision.test(name),
  )
})

/** Who decided, and in which words: written by the steps of an audit. */
const decision = /^(audit\d|opinion(First|\d)?)$/

/** The fields written from the states in which one signs: by signing, and by refusing to. */
const writtenBySigning = (entity: Entity): string[] =>
  flowsOf(entity).flatMap(({ moves }) => {
    const kindOf = (name: string) => entity.fields[name]?.kind
    const signing = moves.filter(
      ({ input = [], asks = {} }) =>
        input.some((name) => kindOf(name) === 'signature') ||
        Object.values(asks).some(({ kind }) => kind === 'signature'),
    )
    const states = new Set(signing.flatMap(({ from }) => from ?? []))
    return moves
      .filter(({ from }) => from?.some((state) => states.has(state)))
      .flatMap(({ input = [], set = {} }) => [...input, ...Object.keys(set)])
  })
