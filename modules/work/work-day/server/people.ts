import { tellHearers } from '@chengban/engine/row/hearers.ts'
import { authorOf, type Handler, type Scene } from '@chengban/engine/row/scene.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { is } from '@chengban/kernel/expr.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import type { MeetingRule } from '../../meeting-kind/rule.ts'

/** Attendees who have not answered yet. Excused people need not answer. */
const asked = { members: 'workDayAttend', by: 'workDayId', person: 'userId', where: is({ status: '待确认' }) } as const

/** Creates an attendance row for everyone invited. People who have answered are asked again when the meeting moves. */
export const workDayInvite: Handler<'workDay'> = async (scene) => {
  const { tx, row, before } = scene
  await tx.query('delete from store.work_day_attend a where a.work_day_id = $1 and a.user_id <> all ($2::uuid[])', [
    row.id,
    row.userIds,
  ])
  const added = await tx.query<{ id: string }>(
    `insert into store.work_day_attend (id, tz_create, tz_update, creator_id, work_day_id, user_id, must_attend)
     select uuidv7(), app.now(), app.now(), $3, $1, p.id, coalesce((k.rule ->> 'mustAttend')::boolean, true)
     from unnest($2::uuid[]) p (id), store.meeting_kind k where k.id = $4
     on conflict do nothing returning user_id as id`,
    [row.id, row.userIds, authorOf(scene.writer), row.kind],
  )
  if (before && Date.parse(String(before.date)) !== Date.parse(String(row.date))) await askAgain(scene)
  await excuse(scene)
  if (added.length) await tellHearers(scene, [{ to: [asked], text: '【会议】{name} {date}，请确认参会' }])
}

/** Excuses people on leave that day, both when they are invited and when the meeting moves. */
const excuse = async (scene: Scene<'workDay'>): Promise<void> => {
  const away = await scene.tx.query<{ id: string }>(
    `select a.id from store.work_day_attend a where a.work_day_id = $1 and a.status in ('待确认', '参加') and a.tz_sign is null
       and app.away_on(a.user_id, ($2::timestamptz at time zone 'Asia/Shanghai')::date) order by a.id`,
    [scene.row.id, scene.row.date],
  )
  for (const { id } of away) await moveBySystem(scene, 'workDayAttend', 'away', id)
}

const askAgain = async (scene: Scene<'workDay'>): Promise<void> => {
  const answered = await scene.tx.query<{ id: string }>(
    `select a.id from store.work_day_attend a where a.work_day_id = $1 and a.status in ('参加', '请假') order by a.id`,
    [scene.row.id],
  )
  for (const { id } of answered) await moveBySystem(scene, 'workDayAttend', 'askAgain', id)
}

/** Minutes are waited for where the kind of meeting wants them. */
export const workDayEnded: Handler<'workDay'> = async ({ tx, row }) => {
  const [kind] = await tx.query<{ rule: MeetingRule }>('select k.rule from store.meeting_kind k where k.id = $1', [
    row.kind,
  ])
  return kind?.rule.needSummary ? '待纪要' : '已完成'
}

/** A meeting somebody has answered for is called off, not deleted. */
export const workDayRemoving: Handler<'workDay'> = async ({ tx, row }) => {
  const answered = await tx.query(
    'select from store.work_day_attend a where a.work_day_id = $1 and a.tz_reply is not null limit 1',
    [row.id],
  )
  if (answered.length) throw conflict('已有参会人回复，请取消会议')
}
