import type { Decided, Question } from '@chengban/kernel/decided.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { linkTo, type Notice, notify } from '../row/announce.ts'
import { lockRow } from '../row/rows.ts'
import type { Scene, Values } from '../row/scene.ts'
import { type Approver, decidersOf } from './approvers.ts'
import { openRound, storedTitle } from './round.ts'
import { snapshotOf, summaryOf } from './snapshot.ts'
import { decisionDue, type Round, type Setting } from './state.ts'
import { type AboutTasks, type NewTask, stepTasks, type TaskStep } from './tasks.ts'

/** A row that asks, with what the audit knows of it. */
export interface Asking {
  readonly scene: Scene
  readonly decided: Decided
  readonly setting: Setting
  readonly last: Round | undefined
  readonly isQuiet?: boolean
}

/** The same state asks somebody else now. */
export const askOn = async (asking: Asking, now: Question, round: Round, close: TaskStep): Promise<void> => {
  const { scene, setting } = asking
  const { tx, entity, row } = scene
  const auditLevel = now.level ?? 1
  const people = await found(asking, now, round.initiatorId, round)
  const step = { ...close, add: tasksOf(people, auditLevel, setting), round: { status: '进行中', auditLevel } as const }
  await stepTasks(tx, entity, String(row.id), round, step)
  await tellOf(asking, people, round.title)
}

/** Opens a round with the present row, and a task for each person who decides. */
export const ask = async (asking: Asking, now: Question): Promise<void> => {
  const { scene, decided, setting, last } = asking
  const { tx, writer, entity, before } = scene
  // what the database makes of a new row is not in hand yet
  const row = before ? scene.row : ((await lockRow(tx, writer.catalog, entity, String(scene.row.id)))?.row ?? scene.row)
  const fresh = { ...asking, scene: { ...scene, row } }
  const id = String(row.id)
  const about = { title: await storedTitle(tx, entity, row), initiatorId: String(row[decided.asker] ?? row.creatorId) }
  const people = await found(fresh, now, about.initiatorId)
  const content = await snapshotOf(tx, writer.catalog, entity, row)
  const [round, levels] = [(last?.round ?? 0) + 1, levelsOf(decided, now, row)]
  const opened: AboutTasks = {
    id: await openRound(tx, entity, id, { ...about, round, kind: '提交', content, levels }),
    ...about,
    summary: summaryOf(entity, content, row),
  }
  const auditLevel = now.level ?? 1
  await stepTasks(tx, entity, id, opened, {
    add: tasksOf(people, auditLevel, setting),
    round: { status: '进行中', auditLevel },
    version: Number(before?.version ?? 0),
  })
  await tellOf(fresh, people, about.title)
}

/** How often the state is decided: as often as somebody is named for it. */
const levelsOf = ({ questions }: Decided, now: Question, row: Values): number =>
  Math.max(
    ...questions
      .filter((one) => one === now || (one.in === now.in && one.by.some((by) => typeof by === 'object' || row[by])))
      .map(({ level = 1 }) => level),
  )

const found = ({ scene, setting }: Asking, now: Question, initiatorId: string, round?: Round): Promise<Approver[]> => {
  const level = now.level ?? 1
  const { tx, entity, row } = scene
  const earlier = (round?.tasks ?? []).flatMap((one) => (one.auditLevel < level ? one.userId : []))
  return decidersOf(scene, { tx, entity, row, level, setting, earlier, initiatorId }, now)
}

const tasksOf = (people: readonly Approver[], auditLevel: number, setting: Setting): NewTask[] => {
  const tzDue = decisionDue(setting)
  return people.map(({ userId, forId, forName }) => ({
    ...{ userId, forId, auditLevel, tzDue, status: '待处理' },
    ...(forName === null ? {} : { reason: `代${forName}审批` }),
  }))
}

const tellOf = ({ scene, isQuiet }: Asking, people: readonly Approver[], title: string): Promise<void> | undefined => {
  if (isQuiet) return undefined
  const { tx, entity, writer, row } = scene
  const about = { senderId: writer.actor.userId || null, ...noticeOf(entity, row), title: `${title} 待您审批` }
  const others = people.filter(({ userId }) => userId !== writer.actor.userId)
  return notify(
    tx,
    others.map(({ userId }) => ({ userId, ...about })),
  )
}

const noticeOf = (entity: Entity, { id }: Values): Omit<Notice, 'userId' | 'title'> => ({
  kind: '审批',
  module: entity.name,
  relevanceId: String(id),
  link: linkTo(entity, String(id)),
})
