import { auditField, auditState } from '@chengban/kernel/entity.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { auditLevels } from '@chengban/kernel/workflow.ts'
import { clock } from '../clock.ts'
import type { Round } from '../round/state.ts'
import { type AboutTasks, stepTasks, type TaskStep } from '../round/tasks.ts'
import { copiedTo, resultTo, tell } from '../round/tell.ts'
import type { Acted } from '../row/act.ts'
import { changesOf } from '../row/change-record.ts'
import { changedNames } from '../row/changed.ts'
import { linkFiles } from '../row/file-links.ts'
import { tellHearers } from '../row/hearers.ts'
import { giveNumbers } from '../row/number.ts'
import { updateRow, writeLinks } from '../row/rows.ts'
import { run, type Scene, type Values } from '../row/scene.ts'
import { searchColumns } from '../row/search-columns.ts'
import { checkRow } from '../rules/check.ts'
import { checkGuards } from '../rules/guards.ts'
import { follow, settle } from '../write/move.ts'
import { applyLists } from './change-lines.ts'

interface Passing {
  readonly scene: Scene
  readonly round: AboutTasks & Pick<Round, 'kind' | 'tasks' | 'initiatorId'> & { readonly draft?: Values | null }
  readonly step: TaskStep
  readonly action: string
  readonly note?: string
}

/** After the last level: the entity's own effects, then its number, all in the transaction of the decision. */
export const passRecord = async ({ scene, round, step, action, note }: Passing): Promise<Acted> => {
  const { tx, writer, entity, row, before, opinion } = scene
  const id = String(row.id)
  row[auditField(entity)] = '通过'
  if (round.kind === '变更') await checkChange(await asInitiator(scene, round.initiatorId), round.tasks)
  await run(scene, entity.audit?.effect?.approve)
  await settle(scene, entity.audit?.after?.approve?.set)
  await giveNumbers(tx, writer.catalog, entity, row, 'approve')
  const names = changedNames(before ?? {}, row)
  await updateRow(tx, writer.catalog, entity, row, names, searchColumns(entity, row, names), 'soon')
  if (round.kind === '变更') await attach(scene, names)
  const lists = round.kind === '变更' ? await applyLists(scene, round.draft ?? {}) : []
  await stepTasks(tx, entity, id, round, { ...step, round: { status: '通过' } })
  await follow(scene, entity.audit?.after?.approve)
  const told = (await changesOf(tx, writer.catalog, entity, before, settled(scene))).filter(
    ({ field }) => field !== auditField(entity),
  )
  await tell(
    { tx, entity, row, userId: writer.actor.userId },
    {
      action,
      ...(note ? { note } : {}),
      from: auditState(entity, before),
      to: '通过',
      opinion,
      changes: [...told, ...lists],
    },
    resultTo([round.initiatorId, ...copiedTo(round)], entity, row, '审批', '已通过'),
  )
  await tellHearers(scene, entity.audit?.after?.approve?.notify)
  return { status: '通过' }
}

/** A change is checked as its initiator, with their present rights, not as the approver. */
const asInitiator = async (scene: Scene, userId: string): Promise<Scene> => {
  const { tx, writer } = scene
  const [found] = await tx.query<{ entries: readonly string[] }>('select app.entries_of($1, $2) as entries', [
    userId,
    clock.now().toISOString(),
  ])
  return { ...scene, writer: { ...writer, actor: { ...writer.actor, userId, entries: found?.entries ?? [] } } }
}

/**
 * Checks a change again at approval, since other data may have changed; earlier approvers are named in the tasks only.
 */
const checkChange = async (scene: Scene, tasks: Round['tasks']): Promise<void> => {
  const { entity, row } = scene
  const decided = tasks.filter(({ kind, status }) => kind === '审批' && status === '已同意')
  for (const { auditLevel, userId, opinion } of decided) {
    if (`audit${auditLevel}` in entity.fields) row[`audit${auditLevel}`] = userId
    if (auditLevel === 1 && 'opinionFirst' in entity.fields) row.opinionFirst = opinion
  }
  await checkRow(scene)
  await checkGuards(scene, entity.audit?.guards?.submit)
  await run(scene, entity.audit?.guard?.submit)
}

const attach = async ({ tx, writer, entity, row }: Scene, names: readonly string[]): Promise<void> => {
  const id = String(row.id)
  for (const name of names.filter((one) => entity.fields[one]?.kind === 'refs'))
    await writeLinks(tx, writer.catalog, entity, id, name, listIn<string>(row[name]))
  await linkFiles(tx, entity, id, row, names)
}

/** The trail names the approver. */
const settled = ({ entity, before, row }: Scene) => ({
  ...row,
  ...Object.fromEntries(
    auditLevels
      .map((level) => `audit${level}`)
      .filter((name) => name in entity.fields)
      .map((name) => [name, before?.[name]]),
  ),
})
