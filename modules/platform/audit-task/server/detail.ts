import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Row, WholeRow } from '@chengban/engine/read/list.ts'
import { isNamed } from '@chengban/engine/round/config.ts'
import { titleOf } from '@chengban/engine/round/round.ts'
import { readState } from '@chengban/engine/round/state.ts'
import { workingRow } from '@chengban/engine/round/working.ts'
import { auditState, type Entity } from '@chengban/kernel/entity.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import { editableStates } from '@chengban/kernel/workflow.ts'
import { readMessages } from '../../message/server/unread.ts'
import type { auditDetail } from '../detail.call.ts'
import { type Ahead, levelsAhead } from './ahead.ts'
import { rawRow } from './raw-row.ts'
import { type Round, roundsOf } from './rounds.ts'
import { contentOf, type Difference, differencesFrom, filesOf } from './shown.ts'

export const readAudit: CallHandler<typeof auditDetail> = async (engine, { module, relevanceId }) => {
  const { catalog, actor } = engine.writer
  const id = String(relevanceId)
  const entity = catalog.all.get(String(module))
  if (!entity) throw notFound()
  const row = await engine.detail(entity, id)
  return engine.write(entity, async (tx) => {
    await markRead(tx, actor.userId, entity, id)
    const asked = { tx, catalog, entity, row }
    const rounds = await roundsOf(tx, entity.name, id)
    const running = rounds.find(({ status }) => status === '进行中')
    const content = await contentOf(asked)
    const before = roundBefore(rounds, running, auditState(entity, row))
    const mine = running?.tasks.find(({ user, status }) => user.id === actor.userId && status === '待处理')
    return {
      ...headOf(entity, row),
      fields: content.map(({ field, label, value }) => ({
        field,
        label,
        value,
        type: entity.fields[field]?.kind ?? 'text',
      })),
      files: filesOf(entity, row),
      rounds: rounds.map(({ content: _content, ...round }) => round),
      diff: changeOf(row) ?? (before?.content ? await differencesFrom(asked, before.content, content) : []),
      nextApprovers: await nextApprovers(tx, entity, id, running),
      taskId: mine?.id ?? null,
      ...(entity.audit ? await levelsOf(tx, entity, id, mine?.level) : { modes: {}, needSignature: false }),
    }
  })
}

/** Whether all or one of several on a level must agree, and whether mine asks for a signature. */
const levelsOf = async (tx: Sql, entity: Entity, id: string, mine: number | undefined) => {
  const { config } = (await readState(tx, entity, id)).setting
  return { modes: config.mode, needSignature: mine !== undefined && config.signature.includes(mine) }
}

/** Returns the differences of an open change from the approved values. */
const changeOf = ({ change }: Row): readonly Difference[] | undefined =>
  (change as { diff?: readonly Difference[] } | undefined)?.diff

const headOf = (entity: Entity, row: WholeRow<string>) => ({
  module: entity.name,
  moduleLabel: entity.label,
  title: titleOf(entity, row),
  record: row,
  version: row.version,
  actions: row.can ?? [],
})

/** Opening a record is reading what asked for it. */
const markRead = async (tx: Sql, userId: string, entity: Entity, id: string): Promise<void> => {
  await tx.query(
    `update store.audit_task set tz_read = $4 where module = $1 and relevance_id = $2 and user_id = $3
       and tz_read is null and (status = '待处理' or kind = '抄送')`,
    [entity.name, id, userId, clock.now().toISOString()],
  )
  await readMessages(tx, userId, { kind: '审批', module: entity.name, relevanceId: id })
}

/** What the present content is held against: the submission before the running one, or the one that came back. */
const roundBefore = (rounds: readonly Round[], running: Round | undefined, status: string): Round | undefined => {
  if (running) return rounds.findLast(({ round }) => round < running.round)
  return editableStates.includes(status) ? rounds.at(-1) : undefined
}

const nextApprovers = async (tx: Sql, entity: Entity, id: string, running: Round | undefined): Promise<Ahead[]> => {
  const row = await rawRow(tx, entity, id)
  if (!row || !entity.audit) return []
  const { setting, last } = await readState(tx, entity, id)
  if (!running)
    return editableStates.includes(auditState(entity, row))
      ? levelsAhead({ tx, entity, row, level: 1, setting, earlier: [], decider: null })
      : []
  if (!last) return []
  const open = running.tasks.filter(({ status }) => status === '待处理')
  const earlier = [...new Set(running.tasks.filter(({ kind }) => kind !== '抄送').map(({ user }) => user.id))]
  const isAlone = open.length === 1 && isNamed(setting.config, last.chosen, last.auditLevel)
  return levelsAhead({
    tx,
    entity,
    row: workingRow(entity, row, last),
    level: running.auditLevel + 1,
    setting,
    initiatorId: last.initiatorId,
    earlier,
    decider: isAlone ? (open[0]?.user.id ?? null) : null,
  })
}
