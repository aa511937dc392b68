import type { CallHandler } from '@chengban/engine/call.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { present } from '@chengban/kernel/present.ts'
import type { clientProductAnalysis } from '../analysis.call.ts'

type Answer = AnswerOf<typeof clientProductAnalysis>

/** Of one moment: what the products come to over all clients of the filter, and one page of the clients. */
export const analyse: CallHandler<typeof clientProductAnalysis> = async (engine, input) => {
  const { productLibraryId, province, city, grade, type, state, pageNumber, pageSize } = input
  const products = productLibraryId?.length ? productLibraryId : null
  const size = pageSize ?? 20
  const filter = [products, province, city, grade, type, state].map((one) => one || null)
  const params = [...filter, size, ((pageNumber ?? 1) - 1) * size]
  const [row] = await engine.read<{ answer: Answer }>({ text, params })
  return present(row).answer
}

const counted = (state: string): string => `count(*) filter (where c.state = '${state}')::int`

/** A client without a row of a product has none of it. */
const text = `
  with product as materialized (
    select p.id, p.name from public.product_library p
    where case when $1::uuid[] is null then p.is_enable else p.id = any ($1) end
  ), cell as materialized (
    select c.id, c.client_id, c.product_library_id, c.state, c.competitor, c.is_follow, c.version, p.name
    from public.client_product c join product p on p.id = c.product_library_id
  ), chosen as materialized (
    -- leaves out clients seen in part, whose products are hidden: their normal name reads as null
    select k.id, k.name, k.grade from public.client k
    where k.normal_name is not null and ($2::text is null or k.province = $2) and ($3::text is null or k.city = $3)
      and ($4::text is null or k.grade = $4) and ($5::text is null or k.type = $5)
      and ($6::text is null or exists (select from cell c where c.client_id = k.id and c.state = $6)
        or ($6 = '无' and exists (select from product p
          where not exists (select from cell c where c.client_id = k.id and c.product_library_id = p.id))))
  ), number as (select count(*)::int as clients from chosen),
  counted as (
    select p.id, p.name, ${counted('在用')} as use, ${counted('已购')} as bought, ${counted('试用')} as trial,
      ${counted('意向')} as intent, ${counted('竞品')} as competitor, ${counted('停用')} as stopped,
      n.clients - count(c.id) filter (where c.state <> '无')::int as none,
      round(100 * count(*) filter (where c.state in ('在用', '已购'))::numeric / nullif(n.clients, 0), 1) as coverage
    from product p cross join number n
      left join (select c.* from cell c join chosen k on k.id = c.client_id) c on c.product_library_id = p.id
    group by p.id, p.name, n.clients
  ), page as (select * from chosen order by name, id limit $7 offset $8),
  rival as (
    select c.competitor as name, count(*)::int as count from cell c join chosen k on k.id = c.client_id
    where c.state = '竞品' and c.competitor <> '' group by 1
  )
  select jsonb_build_object('totalCount', n.clients,
    'products', (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'use', c.use,
      'bought', c.bought, 'trial', c.trial, 'intent', c.intent, 'competitor', c.competitor, 'stopped', c.stopped,
      'none', c.none, 'coverage', c.coverage::text) order by c.coverage desc nulls last, c.name, c.id), '[]') from counted c),
    'nodes', (select coalesce(jsonb_agg(jsonb_build_object('clientId', k.id, 'client', k.name, 'grade', k.grade,
      'cells', (select coalesce(jsonb_object_agg(c.product_library_id, jsonb_build_object('id', c.id, 'state', c.state,
        'competitor', c.competitor, 'isFollow', c.is_follow, 'version', c.version)), '{}')
        from cell c where c.client_id = k.id),
      'told', (select coalesce(string_agg(c.name || ' ' || c.state, '，' order by c.name), '')
        from cell c where c.client_id = k.id)) order by k.name, k.id), '[]') from page k),
    'competitors', (select coalesce(jsonb_agg(jsonb_build_object('name', r.name, 'count', r.count)
      order by r.count desc, r.name), '[]') from rival r)) as answer
  from number n`
