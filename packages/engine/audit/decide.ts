import { auditField, auditState } from '@chengban/kernel/entity.ts'
import { Problem } from '@chengban/kernel/kinds/face.ts'
import { signature as fieldOfSignature, filesIn, type Signed } from '@chengban/kernel/kinds/file.ts'
import { readValue } from '@chengban/kernel/kinds/kinds.ts'
import { present } from '@chengban/kernel/present.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { auditMoves, opinionField, waitingState } from '@chengban/kernel/workflow.ts'
import { afterAgree } from '../round/agreement.ts'
import { type LevelAsked, peopleBy } from '../round/approvers.ts'
import { isNamed } from '../round/config.ts'
import { enterLevel } from '../round/levels.ts'
import type { Round } from '../round/state.ts'
import { stepTasks, type TaskStep } from '../round/tasks.ts'
import { noticesTo, tell } from '../round/tell.ts'
import { storeStep, workingRow } from '../round/working.ts'
import type { Act, Acted, MoveInput } from '../row/act.ts'
import { linkMore } from '../row/file-links.ts'
import { run, type Scene, type Writer } from '../row/scene.ts'
import { checkGuards } from '../rules/guards.ts'
import { opinionOf, settle } from '../write/move.ts'
import { signedContent } from '../write/signed-content.ts'
import { signedEntry } from '../write/signing.ts'
import { storeGiven } from './given.ts'
import { type Deciding, levelOf, openDecision } from './opened.ts'
import { passRecord } from './pass.ts'

// Decision 013: A decision is refused in a fixed order of reasons

/** Agrees on the level that waits; leads to the next level or, after the last, to 通过. */
export const approve: Act = async (tx, writer, entity, input) => {
  const opened = await openDecision(tx, writer, entity, input)
  const deciding = await storeGiven(tx, writer, entity, opened, input)
  const scene = sceneOf(deciding, writer, { tx, entity }, opinionOf(input.opinion, false) ?? '同意')
  const { round, task, setting } = deciding
  await checkGuards(scene, entity.audit?.guards?.approve)
  const gives = (await run(scene, entity.audit?.guard?.approve)) ?? {}
  const signature = setting.config.signature.includes(round.auditLevel)
    ? await signedTask({ tx, writer, entity }, round, input)
    : undefined
  const mode = setting.config.mode[round.auditLevel] ?? '或签'
  const { open, isEnough, isComplete } = afterAgree(levelOf(round), task.id, mode)
  const step: TaskStep = {
    act: { id: task.id, status: '已同意', opinion: scene.opinion, ...(signature ? { signature } : {}) },
    open,
    ...(isEnough || isComplete ? { cancel: { reason: '他人已处理' } } : {}),
    version: Number(deciding.before.version),
  }
  const acted = await (isComplete ? nextLevel(deciding, scene, step) : stay(deciding, scene, step))
  return { ...gives, ...acted }
}

/** Signs the record as read now, and the submitted content; from now on the drawing is read with the record. */
const signedTask = async (
  { tx, writer, entity }: Pick<Scene, 'tx' | 'writer' | 'entity'>,
  round: Round,
  { id, signature }: MoveInput,
): Promise<Signed> => {
  const value = readValue(signature, drawn)
  const [entry] = value instanceof Problem ? [] : filesIn(value)
  const [told] = await tx.query<{ content: unknown; name: string | null; size: number | null }>(
    `select r.content, f.name, f.size::integer as size from store.audit_round r
       left join store.stored_file f on f.url = $2 where r.id = $1`,
    [round.id, entry?.url ?? null],
  )
  const file = { url: entry?.url ?? '', name: told?.name ?? '', size: told?.size ?? 0 }
  const record = await signedContent(tx, writer.catalog, entity, id)
  const by = { content: { record, submitted: told?.content }, signerId: writer.actor.userId }
  const signed = entry && (await signedEntry(tx, writer, file, by))
  if (!signed) throw invalid({ signature: '请签名' })
  await linkMore(tx, entity, id, [[`signature:${round.auditLevel}`, signed.url]])
  return signed
}

const drawn = fieldOfSignature('签名')

export const sceneOf = (
  { before, round }: Deciding,
  writer: Writer,
  { tx, entity }: Pick<Scene, 'tx' | 'entity'>,
  opinion: string | null,
): Scene => ({ tx, writer, entity, before, row: workingRow(entity, before, round), input: {}, opinion })

/** Others of the level have to agree as well, on the version they have before them: nothing of the record has moved. */
const stay = async (deciding: Deciding, scene: Scene, step: TaskStep): Promise<Acted> => {
  const { tx, writer, entity, before, row, opinion } = scene
  const { round, task } = deciding
  await stepTasks(tx, entity, String(row.id), round, step)
  const status = auditState(entity, before)
  const asked = levelOf(round).filter(({ id }) => step.open?.includes(id))
  await tell(
    { tx, entity, row, userId: writer.actor.userId },
    { action: auditMoves.approve, ...noteOf(task), from: status, to: status, opinion, changes: [] },
    noticesTo(
      asked.map(({ userId }) => userId),
      entity,
      row,
      '审批',
      '待您审批',
    ),
  )
  return { status }
}

const nextLevel = async (deciding: Deciding, scene: Scene, step: TaskStep): Promise<Acted> => {
  const { tx, writer, entity, row, before } = scene
  const { round, task, setting } = deciding
  const me = writer.actor.userId
  const { auditLevel, initiatorId } = round
  const earlier = [...new Set([...round.tasks.filter(({ kind }) => kind !== '抄送').map(({ userId }) => userId), me])]
  const asked = { tx, entity, row, level: auditLevel, setting, earlier: [], initiatorId }
  const lastDecider = (await isNamedHere(asked, round)) ? me : null
  const from = auditLevel + 1
  const entered = await enterLevel({ tx, entity, row, setting, from, earlier, lastDecider, initiatorId })
  keepDecision(scene, auditLevel, entered.level === 0)
  const add = entered.tasks
  const note = noteOf(task)
  if (entered.level === 0)
    return passRecord({ scene, round, step: { ...step, add }, action: auditMoves.approve, ...note })
  row[auditField(entity)] = waitingState(entered.level)
  row[`audit${entered.level}`] ??= entered.approvers[0]?.userId ?? null
  await settle(scene, entity.audit?.after?.enter?.set)
  const status = await storeStep(scene, round)
  await stepTasks(tx, entity, String(row.id), round, {
    ...step,
    add,
    round: { status: '进行中', auditLevel: entered.level },
  })
  await tell(
    { tx, entity, row, userId: me },
    {
      action: auditMoves.approve,
      ...note,
      from: auditState(entity, before),
      to: status,
      opinion: scene.opinion,
      changes: [],
    },
    noticesTo(
      entered.approvers.map(({ userId }) => userId),
      entity,
      row,
      '审批',
      '待您审批',
    ),
  )
  return { status }
}

/** The chain filled a level for which its strategy found nobody: that person was not named. */
const isNamedHere = async (asked: LevelAsked, { chosen }: Round): Promise<boolean> => {
  const { setting, level } = asked
  if (!isNamed(setting.config, chosen, level)) return false
  const strategy = setting.config.approvers[level] ?? 'form'
  return chosen.includes(level) || strategy === 'form' || (await peopleBy(asked, [strategy])).length > 0
}

/** Who decided on the level, and in which words. */
const keepDecision = ({ entity, row, opinion, writer }: Scene, level: number, isLast: boolean): void => {
  const name = opinionField(present(entity.audit), level, isLast)
  if (name in entity.fields) row[name] = opinion
  if (`audit${level}` in entity.fields) row[`audit${level}`] = writer.actor.userId
}

export const noteOf = ({ forName }: { readonly forName: string | null }): { note?: string } =>
  forName === null ? {} : { note: `代${forName}审批` }
