import { stretchOf, stretchSaid } from '@chengban/engine/read/partial-date.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { Problem } from '@chengban/kernel/kinds/face.ts'
import { readValue } from '@chengban/kernel/kinds/kinds.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { type SQL, sql } from 'postgraphile/pg-sql2'

/** What the library's operators are applied to: the condition being made, and the column it is about. */
interface Where {
  readonly alias: SQL
  readonly extensions: {
    readonly pgFilterAttribute?: { readonly attributeName: string; readonly fieldName: string }
  }
  where(condition: SQL): void
}
type Apply = (where: Where, value: unknown) => unknown

const types: Readonly<Record<string, { readonly field: Field; readonly type: SQL }>> = {
  DateFilter: { field: date('日期'), type: sql`date` },
  DatetimeFilter: { field: datetime('时间'), type: sql`timestamptz` },
}

/** Days written in part (`2026`, `2026-2`) in filters mean what they mean in the lists of the other door; so do wrong ones. */
export const partialDates: GraphileConfig.Plugin = {
  name: 'PartialDatesPlugin',
  version: '1.0.0',
  schema: {
    hooks: {
      GraphQLInputObjectType_fields_field(field, _build, { Self, scope }) {
        const known = types[Self.name]
        const { apply } = field as { apply?: Apply }
        if (!known || !scope.isPgConnectionFilterOperator || !apply) return field
        const read: Apply = (where, value) => stretched(known, scope.fieldName, where, value) ?? apply(where, value)
        return { ...field, apply: read } as typeof field
      },
    },
  },
}

/** Applies a stretch, which the library would take for a day; undefined where the value is none. */
const stretched = (
  { field, type }: { readonly field: Field; readonly type: SQL },
  operator: string,
  $where: Where,
  value: unknown,
): true | undefined => {
  const about = $where.extensions.pgFilterAttribute
  if (!about) return undefined
  const stretch = stretchOf(value, field.kind)
  const said =
    stretch &&
    stretchSaid<SQL>(operator, sql, {
      target: sql`${$where.alias}.${sql.identifier(about.attributeName)}`,
      from: () => sql`${sql.value(stretch.from)}::${type}`,
      after: () => sql`${sql.value(stretch.after)}::${type}`,
    })
  if (said) {
    $where.where(said)
    return true
  }
  const wrong = [value].flat().some((one) => typeof one === 'string' && readValue(one, field) instanceof Problem)
  if (wrong) throw invalid({ [about.fieldName]: '日期错误' })
  return undefined
}
