import type { Tellings } from '@chengban/kernel/deeds/answer-formula.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Expr } from '@chengban/kernel/expr.ts'
import { targetOf } from '@chengban/kernel/field.ts'
import { idType } from '../kinds/column.ts'
import { toldSql } from '../read/answer-formula.ts'
import type { Given } from '../read/given.ts'
import type { Params } from '../read/params.ts'
import type { Catalog } from '../schema/catalog.ts'
import { sqlOf } from '../schema/expression.ts'
import { view } from '../schema/names.ts'
import type { StatisticsScope } from './asked.ts'
import type { Plan } from './statement.ts'

/** What a declared call asks of the rows beside the words of statistics; nobody sends it. */
export interface Formulas {
  readonly given: Given
  /** Of which rows alone. */
  readonly rows?: Expr<unknown> | undefined
  /** What measures take like columns. */
  readonly columns?: Tellings | undefined
  /** Values of the row that the first group leads to. */
  readonly beside?: Tellings | undefined
}

interface Written {
  readonly columns: Pick<StatisticsScope, 'formulas'>
  readonly plan: (group: string | undefined) => Pick<Plan, 'rows' | 'beside'>
}

/** The formulas of a call in SQL, read as the asker sees the rows they reach. */
export const writtenFormulas = (
  catalog: Catalog,
  entity: Entity,
  { given, rows, columns = {}, beside = {} }: Formulas,
  params: Params,
): Written => {
  const asking = given(catalog, params)
  const place = catalog.seen(entity, 's', asking)
  const formulas = Object.entries(columns).map(
    ([name, told]) => [name, { told, sql: sqlOf(told.value, place) }] as const,
  )
  return {
    columns: { formulas: Object.fromEntries(formulas) },
    plan: (group) => {
      const field = group === undefined ? undefined : entity.fields[group]
      const to = field?.kind === 'ref' ? catalog.entity(targetOf(field)) : undefined
      const at = to && catalog.seen(to, 'w', asking)
      return {
        ...(rows ? { rows: sqlOf(rows, place) } : {}),
        beside: Object.entries(beside).map(([name, told]) => {
          if (!to || !at) throw new Error(`${entity.name}: ${name} is told of no row`)
          const text = typeof told.form === 'string' && /money|decimal|percent/.test(told.form) ? '::text' : ''
          const value = `(select (${toldSql(told, at)})${text} from ${view(to.name)} w where w.id = `
          return [name, (key: string) => `${value}${key}::${idType(to)})`] as const
        }),
      }
    },
  }
}
