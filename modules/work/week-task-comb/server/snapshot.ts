import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { columnSql } from '@chengban/engine/schema/column-sql.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'

type Plan = NonNullable<RowOf<'weekTaskSnapshot'>['content']>[number]

/** A person may be on several boards of a week. */
const onBoard = 'w.week_start = $1 and w.user_id = any ($2::uuid[])'

/** Sends the plans not yet sent along with the board, and stores a snapshot. */
export const weekTaskCombSent: Handler<'weekTaskComb'> = async (scene) => {
  const { tx, row } = scene
  if (Date.parse(`${row.weekStart}T00:00:00+08:00`) + 7 * 86_400_000 <= clock.now().getTime())
    throw invalid({ weekStart: '不能下发已结束的周' })
  const waiting = await tx.query<{ id: string }>(
    `select id from store.task_week w where ${onBoard} and status in ('草稿', '已提交') order by id`,
    [row.weekStart, row.userIds],
  )
  for (const { id } of waiting) await moveBySystem(scene, 'taskWeek', 'send', id)
  await keep(scene, '下发')
}

export const weekTaskCombCompleted: Handler<'weekTaskComb'> = (scene) => keep(scene, '完成')

const keep = async (scene: Scene<'weekTaskComb'>, kind: '下发' | '完成') => {
  const { tx, row, writer } = scene
  const content = await contentOf(tx, row)
  const told = columnSql(writer.catalog, 'taskWeek', 'actualHours', 'w')
  const [figures] = await tx.query<Record<string, unknown>>(
    `select coalesce(sum(item_count), 0)::int as "planCount", coalesce(sum(done_count), 0)::int as "doneCount",
       coalesce(sum(plan_hours), 0)::text as "planHours", coalesce(sum(${told}), 0)::text as "actualHours",
       round(sum(done_count) * 100.0 / nullif(sum(item_count), 0), 1)::text as "doneRate"
     from store.task_week w where ${onBoard}`,
    [row.weekStart, row.userIds],
  )
  const since = kind === '完成' ? await moved(tx, row.id, content) : {}
  const snapshotId = await addRow(scene, 'weekTaskSnapshot', {
    weekTaskCombId: row.id,
    kind,
    weekStart: row.weekStart,
    tzSnapshot: clock.now().toISOString(),
    userId: writer.actor.userId,
    content,
    ...figures,
    ...since,
  })
  return { snapshotId, ...since }
}

const contentOf = async (tx: Sql, { weekStart, userIds }: Scene<'weekTaskComb'>['row']): Promise<Plan[]> =>
  tx.query<Plan>(
    `select w.user_id as "userId", u.name, w.goal, w.summarize, w.status, coalesce((
       select jsonb_agg(jsonb_build_object('sourceType', i.source_type, 'sourceId', i.source_id, 'title', i.title,
         'project', p.name, 'planHours', i.plan_hours::text, 'actualHours', i.actual_hours::text, 'isDone', i.is_done,
         'reason', i.reason) order by i.sort, i.id)
       from store.plan_item i left join store.project p on p.id = i.project_id where i.task_week_id = w.id), '[]') as items
     from store.task_week w join store."user" u on u.id = w.user_id
     where ${onBoard} order by u.sort, u.name`,
    [weekStart, userIds],
  )

/** What came onto the board and what went from it since it was sent out. */
const moved = async (tx: Sql, id: unknown, now: readonly Plan[]): Promise<{ added: number; removed: number }> => {
  const [first] = await tx.query<{ content: Plan[] }>(
    `select content from store.week_task_snapshot where week_task_comb_id = $1 and kind = '下发'`,
    [id],
  )
  const [before, after] = [keysOf(first?.content ?? []), keysOf(now)]
  return { added: after.difference(before).size, removed: before.difference(after).size }
}

const keysOf = (plans: readonly Plan[]): Set<string> =>
  new Set(
    plans.flatMap(({ userId, items }) =>
      items.map((one) => `${userId} ${one.sourceType} ${one.sourceId ?? one.title}`),
    ),
  )
