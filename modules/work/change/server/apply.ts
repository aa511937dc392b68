import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { lockRow } from '@chengban/engine/row/rows.ts'
import type { Values } from '@chengban/engine/row/scene.ts'
import { snake } from '@chengban/engine/schema/names.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { demandVersion, moveBySystem } from '@chengban/engine/write/move.ts'
import type { AnswerOf, InputOf } from '@chengban/kernel/call.ts'
import { has } from '@chengban/kernel/has.ts'
import { conflict, forbidden, invalid, notFound } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import type { applyBugChange } from '../../bug-change/change-apply.call.ts'
import type { applyChange } from '../change-apply.call.ts'
import { type Target, targets } from './target.ts'

export const askForChange: CallHandler<typeof applyChange> = (engine, input) =>
  ask(engine, targets[input.targetType], input.targetId, input)

export const askForBugChange: CallHandler<typeof applyBugChange> = (engine, input) =>
  ask(engine, targets.bug, input.bugId, { ...input, file: null })

type Wanted = Pick<InputOf<typeof applyChange>, 'newDate' | 'cause' | 'file' | 'version'>
type OpenedRequest = AnswerOf<typeof applyChange>

/** A request, with whom to ask; the record says that one is open. */
const ask = (
  engine: Engine,
  target: Target,
  id: string,
  { newDate, cause, file, version }: Wanted,
): Promise<OpenedRequest> => {
  const { writer } = engine
  const { catalog, actor } = writer
  if (!isUuid(id)) throw notFound()
  return engine.write(catalog.entity(target.request), async (tx) => {
    const locked = await lockRow(tx, catalog, catalog.entity(target.kind), id, [target.who])
    if (!locked?.seen) throw notFound()
    if (!locked.rules[0]) throw forbidden()
    demandVersion(version, locked.row)
    await demandAskable(tx, target, locked.row, { newDate, cause, entries: actor.entries })
    const auditorId = await auditorOf(tx, target, id, actor.userId)
    const sequence = 1 + (await madeBefore(tx, target, id))
    const { name, projectId } = locked.row as RowOf<Target['kind']>
    const [originalDate, oldDate] = [target.original, target.date].map((column) => locked.row[column] as string | null)
    const about = target.kind === 'bug' ? {} : { title: name, projectId, file: file ?? [] }
    const made = await addRow({ tx, writer }, target.request, {
      ...target.named(id),
      ...about,
      originalDate,
      oldDate,
      newDate,
      cause: cause ?? undefined,
      sequence,
      userId: actor.userId,
      auditorId,
    })
    const asked = { updateDate: newDate, ...(target.kind === 'task' ? { cause } : {}) }
    await moveBySystem({ tx, writer }, target.kind, 'dateAsked', id, asked)
    return { id: made, auditorId, sequence }
  })
}

interface Request extends Pick<Wanted, 'newDate' | 'cause'> {
  readonly entries: readonly string[]
}

const demandAskable = async (
  tx: Sql,
  target: Target,
  row: Values,
  { newDate, cause, entries }: Request,
): Promise<void> => {
  if (!cause) throw invalid({ cause: '请填写变更原因' })
  if (newDate < today()) throw invalid({ newDate: '新日期不能早于今天' })
  if (newDate === row[target.date]) throw invalid({ newDate: '日期未变化' })
  if (!target.states.includes(String(row[target.state]))) throw conflict('当前状态不能变更时间')
  if (row.updateStatus === '待审核') throw conflict('已有待审核的时间变更')
  if (target.endless === null || has(entries, target.endless)) return
  if (Number(row.adjustTimes) >= (await settingOf(tx, 'task.adjustMax'))) throw conflict('调整次数已达上限')
}

/** The first of those who look at it, else the leader of who asks; never who asks. */
const auditorOf = async (tx: Sql, { kind, auditors }: Target, id: string, me: string): Promise<string> => {
  const [found] = await tx.query<{ id: string }>(
    `select u.id from store.${snake(kind)} t left join store.project p on p.id = t.project_id,
       unnest(array[${auditors}, app.leader($2)]) with ordinality a (id, n) join store."user" u on u.id = a.id
     where t.id = $1 and u.is_enable and u.id <> $2 order by a.n limit 1`,
    [id, me],
  )
  if (!found) throw conflict('未找到审核人')
  return found.id
}

const madeBefore = async (tx: Sql, { kind, request }: Target, id: string): Promise<number> => {
  const [found] = await tx.query<{ n: number }>(
    kind === 'bug'
      ? 'select count(*)::int as n from store.bug_change where bug_id = $1'
      : `select count(*)::int as n from store.${request} where target_type = '${kind}' and target_id = $1::text`,
    [id],
  )
  return found?.n ?? 0
}
