import type { CallHandler } from '@chengban/engine/call.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { pageAsked } from '@chengban/engine/read/page-asked.ts'
import { tellReading, toldColumns } from '@chengban/engine/read/told-reading.ts'
import type { AnswerOf } from '@chengban/kernel/call.ts'
import { notFound, Refusal } from '@chengban/kernel/refusal.ts'
import type { comments } from '../comment.call.ts'
import { comment } from '../comment.entity.ts'

interface Counted {
  readonly may: boolean
  readonly isWhole: boolean
  readonly total: number
}

/**
 * Read past the lists every entity has: the rows are found by their record, so that its own rules are asked once and
 * not for every comment there is.
 */
export const listComments: CallHandler<typeof comments> = async (engine, input) => {
  const { module, relevanceId, type = null } = input
  if (!module || !relevanceId) throw new Refusal('VALIDATION', '缺少记录ID或模块')
  const { offset, size } = pageAsked(input, true)
  const params = [module, relevanceId, type]
  const statements = [
    { text: countText, params, prepared: true },
    { text: nodesText, params: [...params, size, offset], prepared: true },
  ]
  const [counted, nodes] = await engine.reading(({ db, actor }) => db.readAll(actor, statements))
  const asked = counted?.[0] as Counted | undefined
  if (!asked?.may) throw notFound()
  const given = await toldChanges(engine, String(module), (nodes ?? []) as unknown as readonly CommentRow[])
  return { nodes: given, totalCount: asked.total, isWhole: asked.isWhole }
}

interface CommentRow extends Omit<AnswerOf<typeof comments>['nodes'][number], 'detail'> {
  readonly detail: { readonly changes?: readonly { readonly field?: string }[] } | null
}

/** Records the reading of those that tell secret figures; who looks through a role is given none of these details. */
const toldChanges = async (
  engine: Engine,
  module: string,
  nodes: readonly CommentRow[],
): Promise<readonly CommentRow[]> => {
  const names = toldColumns(engine.writer.catalog.entity(module))
  const isTold = ({ detail }: CommentRow) => detail?.changes?.some(({ field }) => names.includes(field ?? ''))
  if (engine.writer.actor.isLooking) return nodes.map((node) => (isTold(node) ? { ...node, detail: null } : node))
  const ids = nodes.filter(isTold).map(({ id }) => id)
  if (ids.length > 0) await tellReading(engine, comment, ids, '查看')
  return nodes
}

const where = `c.module = $1 and c.relevance_id = $2 and ($3::text is null or c.type = $3)
  and (c.type = '评论' or app.comment_is_veiled(c.id) is not true)`

const countText = `select rule.may_read($1, $2) as may, rule.sees_whole($1, $2) as "isWhole",
  (select count(*)::integer from public.comment c where ${where}) as total`

const nodesText = `
  select c.id, c.user_id as "userId", c.relevance_id as "relevanceId", c.module, c.content, c.type, c.source, c."user",
    c.tz_create as "tzCreate", c.parent_id as "parentId", c.mentions, c.file, c.detail, c.is_read as "isRead", c.version,
    (c.type = '评论' and c.creator_id = (select app.me()) and c.tz_create >= app.now() - interval '15 minutes') is true
      as "canEdit"
  from public.comment c where ${where}
  order by c.tz_create desc, c.id desc limit $4 offset $5`
