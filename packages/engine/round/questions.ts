import { decidedFlow, type Question, questionOf } from '@chengban/kernel/decided.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { clock } from '../clock.ts'
import { type Sql, send } from '../db/sql.ts'
import type { Scene } from '../row/scene.ts'
import { type Asking, ask, askOn } from './ask.ts'
import { type Round, readState, type Task } from './state.ts'
import { stepTasks, type TaskStep } from './tasks.ts'

/** The step on the row: a move's name and label; without a name, a write. */
interface Done {
  readonly name?: string
  readonly label: string
}

/**
 * After a row is written, in the same transaction: gives tasks to those who decide now, and ends those of others. Gives
 * the note for its 记录, where a deputy answered.
 */
export const settleTasks = async (scene: Scene, done: Done): Promise<{ note?: string }> => {
  const { tx, entity, row } = scene
  const decided = decidedFlow(entity)?.decided
  const turn = decided && turnOf(scene, done)
  if (!turn) return {}
  const id = String(row.id)
  const { last, setting } = await readState(tx, entity, id)
  const asking: Asking = { scene, decided, setting, last }
  const { was, now, answer } = turn
  const round = last?.status === '进行中' ? last : undefined
  const mine = round && answer ? myTask(round, scene) : undefined
  const close = { ...closing(scene, done, answer), ...(mine && answer ? { act: acted(scene, mine, answer) } : {}) }
  if (round && now && was?.in === now.in && answer !== '已驳回') await askOn(asking, now, round, close)
  else {
    if (round) await stepTasks(tx, entity, id, round, close)
    if (now) await ask(asking, now)
  }
  return mine?.forName ? { note: `代${mine.forName}审批` } : {}
}

interface Turn {
  readonly was: Question | undefined
  readonly now: Question | undefined
  readonly answer: Answer | undefined
}

/** What the row asked before and asks now; undefined where it asks the same of the same people. */
const turnOf = (scene: Scene, done: Done): Turn | undefined => {
  const { entity, before, row } = scene
  const was = before ? questionOf(entity, before) : undefined
  const now = questionOf(entity, row)
  const answer = was && answerOf(was, done, scene)
  const isMoved = was !== undefined && names(was).some((name) => before?.[name] !== row[name])
  return was === now && !answer && !isMoved ? undefined : { was, now, answer }
}

/** For a row that was in its state before tasks existed: adds them without a notice. */
export const askStanding = async (scene: Scene): Promise<boolean> => {
  const { tx, entity, row } = scene
  const decided = decidedFlow(entity)?.decided
  const now = questionOf(entity, row)
  const { last, setting } = await readState(tx, entity, String(row.id))
  if (!decided || !now || last?.status === '进行中') return false
  await ask({ scene, decided, setting, last, isQuiet: true }, now)
  return true
}

/** Ends the tasks of deleted rows. */
export const endTasks = async (tx: Sql, entity: Entity, ids: readonly string[]): Promise<void> => {
  if (decidedFlow(entity)) await send(tx, endText, [entity.name, ids, clock.now().toISOString()])
}

const endText = `with ended as (
  update store.audit_round set status = '已撤回', tz_end = $3::timestamptz, tz_update = $3::timestamptz, version = version + 1
  where module = $1 and relevance_id = any ($2::text[]) and status = '进行中'
)
update store.audit_task set status = '已取消', reason = '单据已删除', tz_act = $3::timestamptz, tz_update = $3::timestamptz,
  version = version + 1
where module = $1 and relevance_id = any ($2::text[]) and status in ('待处理', '等待加签')`

type Answer = '已同意' | '已驳回'

const answerOf = ({ pass, reject }: Question, { name }: Done, { asked }: Scene): Answer | undefined => {
  if (name === undefined || (name !== pass && name !== reject)) return undefined
  const isPass = pass === reject ? asked?.pass === true : name === pass
  return isPass ? '已同意' : '已驳回'
}

/** The columns of the row that name the people who decide. */
const names = ({ by }: Question): string[] =>
  by.flatMap((one) => (typeof one === 'string' && !one.includes('.') ? one : []))

const myTask = ({ tasks }: Round, { writer }: Scene): Task | undefined =>
  tasks.find(({ userId, status }) => userId === writer.actor.userId && status === '待处理')

const acted = ({ opinion }: Scene, { id }: Task, status: Answer): NonNullable<TaskStep['act']> => ({
  id,
  status,
  opinion: opinion ?? (status === '已同意' ? '同意' : null),
})

/** How the tasks end that nobody has answered. */
const closing = ({ writer, before, entity }: Scene, { label, name }: Done, answer: Answer | undefined): TaskStep => {
  const isAsker = before?.[decidedFlow(entity)?.decided.asker ?? ''] === writer.actor.userId
  const ended = writer.isSystem ? '系统撤回' : isAsker ? '申请人撤回' : label
  const reason = answer ? '他人已处理' : name === undefined ? '改派' : ended
  const status = answer === '已同意' ? '通过' : answer === '已驳回' ? '驳回' : '已撤回'
  return { cancel: { reason }, round: { status }, version: Number(before?.version ?? 0) }
}
