import type { Entity } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import { today } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import type { Catalog } from '../schema/catalog.ts'
import { reach } from './filled-words.ts'
import type { Values } from './scene.ts'

/**
 * Gives the numbers due at this moment (`create` or a move) that the row does not have yet. The counter row of the
 * filled-in prefix is locked last and only rolls back with the whole: no gaps, nothing twice.
 */
export const giveNumbers = async (
  tx: Sql,
  catalog: Catalog,
  entity: Entity,
  row: Values,
  moment: string,
): Promise<string[]> => {
  const given: string[] = []
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.kind !== 'number' || row[name]) continue
    const { at, forms = [] } = field.options
    const form = forms.find(({ where }) => !where || evaluate(where, row) === true)
    if (at !== moment || !form) continue
    const prefix = await filled(tx, catalog, entity, row, form.prefix)
    const [counter] = await tx.query<{ last: number }>(
      'insert into app.counter (key, last) values ($1, 1) on conflict (key) do update set last = app.counter.last + 1 returning last',
      [prefix],
    )
    row[name] = prefix + String(counter?.last ?? 0).padStart(form.digits, '0')
    given.push(name)
  }
  return given
}

const filled = async (tx: Sql, catalog: Catalog, entity: Entity, row: Values, prefix: string): Promise<string> => {
  const [year = '', month = '', day = ''] = today().split('-')
  const parts: Record<string, string> = { YYYY: year, MM: month, DD: day }
  let text = prefix
  for (const [whole, key = ''] of prefix.matchAll(/\{([^}]+)\}/g)) {
    text = text.replace(whole, parts[key] ?? String((await reach({ tx, catalog, entity, row }, key)).value ?? ''))
  }
  return text
}
