import { acts } from '@chengban/engine/audit/acts.ts'
import { clock, today } from '@chengban/engine/clock.ts'
import { lock } from '@chengban/engine/db/locks.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { asSystem, type Within, type Writer } from '@chengban/engine/row/scene.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { conflict, Refusal } from '@chengban/kernel/refusal.ts'
import { applyFor } from '../../apply-for/apply-for.entity.ts'
import { demandRunning } from '../../server/raised.ts'
import { syncKeyOf } from './key.ts'
import { readSent, type Sent } from './received.ts'
import { isSignedBy } from './sign.ts'

/** What came over the line: the body as it was signed. */
export interface Received {
  readonly clientId: string
  readonly timestamp: string
  readonly signature: string
  readonly body: string
}

const leewaySeconds = 300

export const wrongSignature = (): Refusal => new Refusal('UNAUTHENTICATED', '签名错误')

/** Nothing of the body is looked at before its signature holds. */
export const demandSigned = async (tx: Sql, { clientId, timestamp, signature, body }: Received): Promise<void> => {
  const key = isUuid(clientId) ? await syncKeyOf(tx, clientId) : undefined
  const age = Math.abs(clock.now().getTime() / 1000 - Number(timestamp))
  if (!key || !/^\d{1,12}$/.test(timestamp) || age > leewaySeconds) throw wrongSignature()
  if (!isSignedBy(key.secret, timestamp, body, signature)) throw wrongSignature()
}

/**
 * Creates a bug or requirement from a client's system once per external id. A later delivery adds its changes as a
 * comment.
 */
export const takeIn = async (tx: Sql, system: Writer, { clientId, body }: Received) => {
  const sent = readSent(body)
  const project = await projectOf(tx, clientId, sent.projectCode)
  await lock(tx, 'clientSync', `${clientId} ${sent.kind} ${sent.syncId}`)
  const writer: Writer = asSystem({ ...system, actor: { ...system.actor, userId: project.principalId } })
  const within = { tx, writer }
  const [known] = await tx.query<Known>(knownSql[sent.kind], [clientId, sent.syncId])
  if (known) {
    await tellChanged(within, sent, known)
    return { id: known.id, code: known.code, created: false }
  }
  await demandRunning(tx, project.id, '项目已结束，不能提出问题')
  const id = await raise(within, sent, project)
  const table = sent.kind === 'bug' ? 'bug' : 'apply_for'
  const [made] = await tx.query<{ code: string | null }>(`select code from store.${table} where id = $1`, [id])
  return { id, code: made?.code ?? null, created: true }
}

interface Project {
  readonly id: string
  readonly name: string
  readonly principalId: string
}

/** Of another client there is none. */
const projectOf = async (tx: Sql, clientId: string, code: string): Promise<Project> => {
  const [found] = await tx.query<Omit<Project, 'principalId'> & { principalId: string | null }>(
    'select id::text, name, principal_id::text as "principalId" from store.project where code = $1 and client_id = $2',
    [code, clientId],
  )
  if (!found) throw new Refusal('NOT_FOUND', '项目不存在')
  if (!found.principalId) throw conflict('项目没有负责人')
  return { ...found, principalId: found.principalId }
}

interface Known {
  readonly id: string
  readonly code: string | null
  readonly name: string
  readonly text: string
}

const knownSql = {
  bug: `select b.id::text, b.code, b.name, b.step as text from store.bug b join store.project p on p.id = b.project_id
    where p.client_id = $1 and b.sync_id = $2 order by b.tz_create limit 1`,
  applyFor: `select a.id::text, a.code, a.name, a.describe as text from store.apply_for a
    where a.client_id = $1 and a.sync_id = $2 order by a.tz_create limit 1`,
} as const

/** The same words again say nothing new. */
const tellChanged = async (within: Within, { kind, name, text }: Sent, known: Known): Promise<void> => {
  if (name === known.name && text === known.text) return
  const content = `客户系统更新：${name}\n\n${text}`.slice(0, 2000)
  const [last] = await within.tx.query<{ content: string }>(
    `select content from store.comment where module = $1 and relevance_id = $2 and type = '评论' order by tz_create desc, id desc limit 1`,
    [kind, known.id],
  )
  if (last?.content === content) return
  const userId = within.writer.actor.userId
  await addRow(within, 'comment', {
    module: kind,
    relevanceId: known.id,
    type: '评论',
    source: '系统',
    content,
    userId,
  })
}

const raise = async (within: Within, sent: Sent, project: Project): Promise<string> => {
  const { tx, writer } = within
  const { principalId } = project
  const both = { name: sent.name, projectId: project.id, syncId: sent.syncId }
  if (sent.kind === 'bug') {
    const priority = sent.priority ? { priority: sent.priority } : {}
    const people = { providerId: principalId, testerId: principalId, closerId: principalId, creatorId: principalId }
    const values = { ...both, ...priority, ...people, step: sent.text, source: '客户反馈' }
    const id = await addRow(within, 'bug', values as never)
    await moveBySystem(within, 'bug', 'submit', id)
    return id
  }
  const [day] = await tx.query<{ date: string; clientId: string }>(
    `select app.work_day_after($1::date, 10)::text as date, client_id::text as "clientId" from store.project where id = $2`,
    [today(), project.id],
  )
  const priority = sent.priority && ['高', '中', '低'].includes(sent.priority) ? { priority: sent.priority } : {}
  const people = { closerId: principalId, creatorId: principalId }
  const about = { ...day, describe: sent.text, type: '功能优化', projectName: project.name, needSign: true }
  const id = await addRow(within, 'applyFor', { ...both, ...priority, ...people, ...about } as never)
  await acts.submit(tx, writer, applyFor, { id, version: 1 })
  return id
}
