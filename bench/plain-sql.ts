import type { Facts } from './database.ts'
import type { Who } from './who.ts'

/**
 * The rows of a person as plain SQL, as well as it can be written by hand: each alternative of the rule by its index and
 * bounded, the page cut from ids, its rows read and joined last. `:n` is another number in every execution.
 */

const columns =
  'c.id, c.contract_number, c.name, c.client_id, k.name as client, c.money, c.stage, c.sign_date, c.initiator, u.name as initiator_name, c.status'
const joined = 'join store.client k on k.id = c.client_id join store."user" u on u.id = c.initiator'
const order = 'order by tz_create desc, id desc'

/** A page of those rows for which `where` over `x` holds. */
export const pageOf = (facts: Facts, who: Who, where: string, offset = 0): string => {
  const first = (condition: string): string =>
    `select x.id, x.tz_create from store.contract x where ${condition} and ${where} order by x.tz_create desc, x.id desc limit ${offset + 10}`
  const ids = rules(facts, who).map((rule) =>
    'ids' in rule
      ? `(select y.* from (${rule.ids}) o (id) cross join lateral (${first(`x.${rule.column} = o.id`)}) y)`
      : `(${first(rule.condition)})`,
  )
  return rowsOf(`select * from (${ids.join(' union ')}) a ${order} limit 10 offset ${offset}`)
}

/** A page of the rows that the index of words gives, of which the person sees those that the rule names. */
export const soughtOf = (facts: Facts, who: Who, gram: string, where: string): string => {
  const seen = rules(facts, who).map((rule) => ('ids' in rule ? `x.${rule.column} in (${rule.ids})` : rule.condition))
  return rowsOf(
    `with hits as materialized (select x.id, x.tz_create from store.contract x where x.search_grams @> array['${gram}'] and ${where} and (${seen.join(' or ')}))
     select * from hits ${order} limit 10`,
  )
}

/** How many rows of the person there are. */
export const countOf = (facts: Facts, who: Who, where: string): string => {
  const ids = rules(facts, who).map((rule) =>
    'ids' in rule
      ? `select x.id from (${rule.ids}) o (id) join store.contract x on x.${rule.column} = o.id where ${where}`
      : `select x.id from store.contract x where ${rule.condition} and ${where}`,
  )
  return oneLine(`select count(*) from (${ids.join(' union ')}) a;`)
}

/** One of these records, with the names that the answer has beside it. */
export const recordOf = (ids: readonly string[]): string =>
  oneLine(`select c.*, k.name as client_name, o.name as opportunity_name, p.name as parent_name, u.name as initiator_name,
    s.name as signer_name, a.name as audit1_name, b.name as audit2_name, w.name as creator_name
    from store.contract c ${joined} left join store.business_opportunity o on o.id = c.business_opportunity_id
    left join store.contract p on p.id = c.parent_id left join store."user" s on s.id = c.signer
    left join store."user" a on a.id = c.audit1 left join store."user" b on b.id = c.audit2
    left join store."user" w on w.id = c.creator_id
    where c.id = (array[${ids.map((id) => `'${id}'`).join(', ')}]::uuid[])[1 + :n % ${ids.length}];`)

const rowsOf = (page: string): string =>
  oneLine(
    `select ${columns} from (${page}) i join store.contract c on c.id = i.id ${joined} order by c.tz_create desc, c.id desc;`,
  )

const oneLine = (sql: string): string => `${sql.replaceAll(/\s*\n\s*/g, ' ')}\n`

type Rule = { readonly condition: string } | { readonly ids: string; readonly column: string }

/** What lets the person see a contract; everything for who sees all. */
const rules = ({ me }: Facts, who: Who): readonly Rule[] => {
  if (who === 'all') return [{ condition: 'true' }]
  const id = `'${me[who]}'`
  return [
    { condition: `x.initiator = ${id}` },
    { condition: `x.creator_id = ${id}` },
    {
      ids: `select o.id from store.client o where o.user_id = ${id} union select o.id from store.client o where o.helper_id = ${id}`,
      column: 'client_id',
    },
    {
      ids: `select t.relevance_id::uuid from store.audit_task t where t.module = 'contract' and t.user_id = ${id}`,
      column: 'id',
    },
    {
      ids: `select p.id from store.department d join store."user" p on p.department_id = d.id where d.leader_id = ${id}`,
      column: 'initiator',
    },
  ]
}
