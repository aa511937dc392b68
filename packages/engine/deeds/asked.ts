import type { Call } from '@chengban/kernel/call.ts'
import type { AskedRow, Demand } from '@chengban/kernel/deeds/asked.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import type { CallHandler } from '../call.ts'
import { toldSql } from '../read/answer-formula.ts'
import { givenBy } from '../read/given.ts'
import type { Row } from '../read/list.ts'
import { Params } from '../read/params.ts'
import { isKey } from '../row/key.ts'
import { type Place, sqlOf } from '../schema/expression.ts'
import { literal, quote, view } from '../schema/names.ts'

/** Rules and figures of one row, of one moment. */
export const answerAsked =
  (deed: AskedRow, { input: fields = {} }: Call): CallHandler =>
  (engine, input) =>
    engine.reading(async ({ db, actor, catalog }) => {
      const entity = catalog.entity(deed.of)
      const named = namedBy(deed, input, actor.userId)
      if (!isKey(entity, named)) throw notFound()
      const params = new Params()
      const id = params.add(named)
      const place = catalog.seen(entity, 's', givenBy(fields, input)(catalog, params))
      const shown = [
        `${faultsSql(deed.rules, place)} as "$faults"`,
        ...Object.entries(deed.figures).map(([name, told]) => `${toldSql(told, place)} as ${quote(name)}`),
      ]
      const sees = deed.sees ? ` and ${sqlOf(deed.sees, place)}` : ''
      const text = `select ${shown.join(', ')} from ${view(entity.name)} s where s.id = ${id}${sees}`
      const [row] = await db.read<Row & { $faults: readonly string[] }>(actor, { text, params: params.values })
      if (!row) throw notFound()
      const { $faults: faults, ...figures } = row
      return { ...judged(deed, faults), ...figures }
    })

/** The id sent, or that of the person. */
const namedBy = ({ by, otherwiseMe }: AskedRow, input: Readonly<Record<string, unknown>>, me: string): unknown => {
  if (by === 'me') return me
  return input[by] ?? (otherwiseMe ? me : undefined)
}

const faultsSql = (rules: readonly Demand[], place: Place): string => {
  const words = rules.map(({ holds, message }) => {
    const said = typeof message === 'string' ? literal(message) : sqlOf(message, place)
    return `case when (${sqlOf(holds, place)}) is not true then ${said} end`
  })
  return `array_remove(array[${words.join(', ')}]::text[], null)`
}

const judged = ({ verdict }: AskedRow, faults: readonly string[]): Row => {
  if (!verdict) return {}
  const can = faults.length === 0
  return 'first' in verdict
    ? { [verdict.can]: can, [verdict.first]: faults[0] ?? null }
    : { [verdict.can]: can, [verdict.all]: faults }
}
