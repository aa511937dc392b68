import type { Actor } from '../db/database.ts'
import { conditions, idsSql, soughtSql } from '../read/conditions.ts'
import type { ListQuery } from '../read/list.ts'
import { lightScopeFor, scopeFor } from '../read/scope.ts'
import { column, quote, view } from '../schema/names.ts'
import type { StatisticsScope } from './asked.ts'
import type { Grouping } from './group.ts'
import type { Figure } from './measure.ts'

export interface Plan {
  readonly groups: readonly Grouping[]
  readonly figures: readonly (readonly [string, Figure])[]
  readonly form: 'matrix' | 'tree'
  readonly top: number
  /** Index into figures; undefined: the count. */
  readonly order: number | undefined
  /** Of which rows alone, over the alias `s`. */
  readonly rows?: string
  /** Values of the row that a key of the first group names, by name. */
  readonly beside?: readonly (readonly [string, (key: string) => string])[]
}

/**
 * One row for each group, each larger group and the whole. Figures are kept in parts that can be combined, so that
 * larger groups are combined from smaller ones and add up.
 */
export const statement = (asked: StatisticsScope, actor: Actor, plan: Plan, query: ListQuery): string => {
  const { groups, figures } = plan
  const keys = groups.map(({ sql }, at) => `${sql} as k${at}`)
  const states = figures.flatMap(([, { states: kept }], at) => kept.map(({ sql }, part) => `${sql} as x${at}_${part}`))
  const grouped = `select ${[...keys, 'count(*) as n', ...states].join(', ')} from ${rowsSql(asked, actor, plan, query)}${
    groups.length ? ` group by ${groups.map((_, at) => at + 1).join(', ')}` : ''
  }`
  const names = groups.map(
    ({ nameSql }, at) => `case when k${at} is not null then ${nameSql(`k${at}`)} end as name${at}`,
  )
  const told = (plan.beside ?? []).map(
    ([name, sql]) => `case when k0 is not null then ${sql('k0')} end as ${quote(`t_${name}`)}`,
  )
  return `with grouped as materialized (${grouped}), ranked as (${rankedSql(plan)}), gathered as (${gatheredSql(plan)})
    select ${['g.*', ...names, ...told].join(', ')} from gathered g`
}

/** The rows under the same scope, filter and keyword as their list. */
const rowsSql = (asked: StatisticsScope, actor: Actor, { groups, rows = 'true' }: Plan, query: ListQuery): string => {
  const { catalog, entity, params } = asked
  const scope = (asked.isOneOfMany ? lightScopeFor : scopeFor)(catalog, entity, actor, query.view)
  const where = `${conditions(catalog, entity, actor, query, params)} and ${soughtSql({ catalog, entity, entries: actor.entries }, query, params)} and ${rows}`
  const joins = groups.map(({ join }) => join).join(' ')
  return typeof scope === 'boolean'
    ? `${view(entity.name)} s ${joins} where ${scope} and ${where}`
    : `(${idsSql(entity, scope, where)}) i join ${view(entity.name)} s on s.${column('id')} = i.id ${joins}`
}

/** Each group's place among those of its column. */
const rankedSql = (plan: Plan): string => {
  const totals = plan.groups.map((_, at) => `${orderSql(plan, `over (partition by k${at})`)} as total${at}`)
  const places = plan.groups.map(
    (_, at) => `dense_rank() over (order by total${at} desc nulls last, k${at}) as place${at}`,
  )
  return `select ${['t.*', ...places].join(', ')} from (select ${['grouped.*', ...totals].join(', ')} from grouped) t`
}

const orderSql = (plan: Plan, over: string): string => {
  const figure = plan.order === undefined ? undefined : plan.figures[plan.order]?.[1]
  return figure
    ? `(${figure.final(figure.states.map(({ gather }, part) => `${gather}(x${plan.order}_${part}) ${over}`))})::numeric`
    : `sum(n) ${over}`
}

const gatheredSql = (plan: Plan): string => {
  const { groups, figures, top } = plan
  const keys = groups.flatMap(({ period }, at) =>
    period
      ? [`k${at}`, `false as rest${at}`]
      : [`case when place${at} <= ${top} then k${at} end as k${at}`, `place${at} > ${top} as rest${at}`],
  )
  const kept = figures.flatMap(([, { states }], at) => states.map((_, part) => `x${at}_${part}`))
  const finals = figures.map(
    ([name, { states, final }], at) =>
      `${final(states.map(({ gather }, part) => `${gather}(x${at}_${part})`))} as ${quote(`m_${name}`)}`,
  )
  const shown = groups.flatMap((_, at) => [`k${at}`, `rest${at}`, `grouping(rest${at}) = 1 as over${at}`])
  return `select ${[...shown, 'coalesce(sum(n), 0)::bigint as n', ...finals].join(', ')}
    from (select ${[...keys, 'n', ...kept].join(', ')} from ranked) m group by grouping sets (${setsOf(plan).join(', ')})`
}

const setsOf = ({ groups, form }: Plan): string[] => {
  const one = (at: number): string => `k${at}, rest${at}`
  if (form === 'matrix' && groups.length === 2) return [`(${one(0)}, ${one(1)})`, `(${one(0)})`, `(${one(1)})`, '()']
  return [
    ...groups.map(
      (_, at) =>
        `(${groups
          .slice(0, at + 1)
          .map((_, up) => one(up))
          .join(', ')})`,
    ),
    '()',
  ]
}
