import type { CallHandler } from '@chengban/engine/call.ts'
import { shanghai } from '@chengban/kernel/kinds/date.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { listed } from '@chengban/kernel/listed.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { hasComment } from '../has-comment.call.ts'

const most = 200

interface CommentRow {
  readonly id: string
  readonly total: number
  readonly unread: number
  readonly last: string | null
}

/** Without names the own ones that have something new. */
export const commented: CallHandler<typeof hasComment> = async (engine, { ids }) => {
  const named = listed(ids ?? '')
  if (named.length > most) throw invalid({ ids: `最多${most}个` })
  if (!named.every(isUuid)) throw invalid({ ids: '里程碑不存在' })
  const rows = await engine.read<CommentRow>({
    text: `select m.id, c.total, c.unread, c.last from public.milepost m, lateral (
        select count(*)::int as total, max(c.tz_create) as last,
          (count(*) filter (where not c.is_read))::int as unread
        from public.comment c where c.module = 'milepost' and c.relevance_id = m.id::text and c.type = '评论') c
      where case when $1::uuid[] is null then m.user_id = app.me() and c.unread > 0 else m.id = any ($1) end
      order by c.last desc nulls last, m.id`,
    params: [ids === undefined || ids === null ? null : named],
  })
  return { nodes: rows.map((row) => ({ ...row, last: row.last && shanghai(row.last) })) }
}
