import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { addDays } from '@chengban/kernel/days.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { normalName } from '../../client/normal-name.ts'
import type { publicity } from '../publicity.call.ts'

type Answer = AnswerOf<typeof publicity>

/**
 * Reads the page, the number and the winners in one statement, so that they agree. Shows an opportunity only to callers
 * who may see it.
 */
const statement = `
  with found as (
    select z.* from public.zfcg z
    where z.kind in ('中标公告', '废标公告', '单一来源公示')
      and z.tz_publish >= ($1::date)::timestamp at time zone 'Asia/Shanghai'
      and z.tz_publish < ($2::date + 1)::timestamp at time zone 'Asia/Shanghai'
      and ($3::text is null or position($3 in z.winner) > 0) and ($4::text is null or z.province = $4)
      and ($5::uuid is null or exists (select from public.keyword k
        where k.is_enable and $5 = any (k.user_ids) and z.words ? k.word))
  ), page as (select * from found order by tz_publish desc, id desc limit $6 offset $7),
  won as (
    select winner, count(*)::integer as count, coalesce(sum(win_money), 0)::numeric(16,2) as money
    from found where winner <> '' group by winner order by money desc, winner limit 20
  )
  select (select count(*)::integer from found) as "totalCount",
    (select coalesce(json_agg(json_build_object('winner', w.winner, 'count', w.count, 'money', w.money::text)
       order by w.money desc, w.winner), '[]') from won w) as "byWinner",
    (select coalesce(json_agg(json_build_object('id', p.id, 'tzPublish', p.tz_publish, 'title', p.title, 'buyer', p.buyer,
       'clientId', p.client_id, 'winner', p.winner, 'winMoney', p.win_money::text, 'businessOpportunityId',
       (select o.id from public.zfcg t join public.business_opportunity o on o.id = t.business_opportunity_id
        where t.tender_number = p.tender_number and o.is_use and o.schedule not in ('赢单', '输单')
        order by t.tz_publish desc limit 1)) order by p.tz_publish desc, p.id desc), '[]') from page p) as nodes,
    (select coalesce(json_agg(title), '[]') from app.seller_titles()) as titles`

export const resultsOf: CallHandler<typeof publicity> = async (engine, input) => {
  const { date1, date2, winner, province, mine, pageNumber, pageSize } = input
  const until = date2 ?? today()
  const since = date1 ?? addDays(until, -90)
  if (since > until) throw invalid({ date1: '日期错误' })
  const size = pageSize ?? 20
  const me = mine ? engine.writer.actor.userId : null
  const params = [since, until, winner || null, province || null, me, size, ((pageNumber ?? 1) - 1) * size]
  const [found] = await engine.read<Answer & { readonly titles: readonly string[] }>({ text: statement, params })
  const ours = new Set(found?.titles.map(normalName))
  return {
    nodes: (found?.nodes ?? []).map((one) => ({
      ...one,
      isOurs: one.winner ? ours.has(normalName(one.winner)) : false,
    })),
    totalCount: found?.totalCount ?? 0,
    byWinner: found?.byWinner ?? [],
  }
}
