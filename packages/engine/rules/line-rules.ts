import * as decimal from '@chengban/kernel/decimal.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import { fieldOf, targetOf } from '@chengban/kernel/field.ts'
import { type Distinct, isLines, type LinesField } from '@chengban/kernel/kinds/lines.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { lock } from '../db/locks.ts'
import type { Scene } from '../row/scene.ts'
import { sqlOf } from '../schema/expression.ts'
import { column, literal, table } from '../schema/names.ts'

type Errors = Record<string, string>
type Line = Readonly<Record<string, unknown>>

/** Rules over the lines a row keeps in itself: what they add up to, and what no line of another row may have. */
export const checkShapes = async (scene: Scene): Promise<void> => {
  const errors: Errors = {}
  for (const [name, field] of Object.entries(scene.entity.fields)) {
    if (!isLines(field)) continue
    Object.assign(errors, totalsOf(scene, name, field))
    for (const [key, rule] of Object.entries(field.options.distinct ?? {}))
      if (rule?.among) Object.assign(errors, await takenElsewhere(scene, name, key, rule))
  }
  if (Object.keys(errors).length) throw invalid(errors)
}

const linesOf = ({ row }: Scene, name: string): readonly Line[] => listIn<Line>(row[name])

/** Lines that a handler works out of the row are made to fit by it. */
const totalsOf = (scene: Scene, name: string, { options: { totals = [], follows } }: LinesField): Errors =>
  Object.fromEntries(
    (follows && evaluate(follows, scene.row) === true ? [] : totals)
      .filter(({ of, equals }) => {
        const sum = linesOf(scene, name).reduce((total, line) => decimal.add(total, String(line[of] ?? 0)), '0')
        const wanted = scene.row[equals] ?? null
        return wanted === null || decimal.compare(sum, String(wanted)) !== 0
      })
      .map(({ message }) => [name, message]),
  )

/** One writer at a time, so that two rows do not take the same together; rows outside the condition take nothing. */
const takenElsewhere = async (
  scene: Scene,
  name: string,
  key: string,
  { among, message, named }: Distinct,
): Promise<Errors> => {
  const { tx, writer, entity, row } = scene
  const given = linesOf(scene, name).flatMap((line, index) => (line[key] ? [{ index, value: line[key] }] : []))
  if (!among || given.length === 0 || evaluate(among, row) === false) return {}
  await lock(tx, 'lines', `${entity.name} ${name} ${key}`)
  const taken = await tx.query<{ place: string; named: string | null }>(
    `select distinct on (x.place) x.place, ${named ? namedSql(entity, named) : 'null'} as named
     from unnest($2::jsonb[]) with ordinality x (line, place) join ${table(entity.name)} t on t.${column(name)} @> x.line
     where t.id is distinct from $1 and (${sqlOf(among, writer.catalog.place(entity, 't'))})`,
    [row.id ?? null, given.map(({ value }) => JSON.stringify([{ [key]: value }]))],
  )
  return Object.fromEntries(
    taken.map((one) => [`${name}.${given[Number(one.place) - 1]?.index}.${key}`, `${message}${one.named ?? ''}`]),
  )
}

/** Words with `{column}`s of the row `t` that has it already, for who sees the record it belongs to. */
const namedSql = ({ fields }: Entity, { by, words }: NonNullable<Distinct['named']>): string => {
  const to = literal(targetOf(fieldOf(fields, by)))
  return `case when rule.may_read(${to}, t.${column(by)}::text) then ${filledSql(words)} end`
}

const filledSql = (words: string): string => {
  const parts = words.split(/\{(\w+)\}/)
  return parts.map((part, index) => (index % 2 ? `coalesce(t.${column(part)}::text, '')` : literal(part))).join(' || ')
}
