import { acts } from '@chengban/engine/audit/acts.ts'
import type { CallHandler } from '@chengban/engine/call.ts'
import { type Bearing, broughtByLink, noteLinkAct } from '@chengban/engine/client-page/link-acts.ts'
import { today } from '@chengban/engine/clock.ts'
import { oneRow } from '@chengban/engine/db/one-row.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { linkFiles } from '@chengban/engine/row/file-links.ts'
import { asSystem, type Values, type Writer } from '@chengban/engine/row/scene.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { move, moveBySystem } from '@chengban/engine/write/move.ts'
import { create } from '@chengban/engine/write/save.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { invalid, notFound } from '@chengban/kernel/refusal.ts'
import { applyFor } from '../../apply-for/apply-for.entity.ts'
import { demandRunning, sheetOf } from '../../server/raised.ts'
import { bug } from '../bug.entity.ts'
import type { demandApply } from '../demand-apply.call.ts'

type Input = Readonly<Record<string, unknown>>

/** So many in an hour by one link. */
const mostByLink = 30
const stages = ['', '部署', '配置', '培训', '试运行', '试运行', '验收']

/**
 * Creates and submits a bug or requirement in one transaction. Through a link it is created in the project leader's
 * name.
 */
export const raiseDemand: CallHandler<typeof demandApply> = async (engine, input) => {
  demandWords(input, engine.writer.actor.token !== undefined)
  const of = input.kind === 'bug' ? bug : applyFor
  return engine.write(of, async (tx) => {
    const id = engine.writer.actor.token ? await raisedByLink(tx, engine, input) : await raised(tx, engine, input)
    const rows = await tx.query<{ code: string; status: string }>(
      `select code, status from store.${input.kind === 'bug' ? 'bug' : 'apply_for'} where id = $1`,
      [id],
    )
    return { id, ...oneRow(rows) }
  })
}

const demandWords = (input: Input, isClient: boolean): void => {
  const filled = (name: string): boolean => String(input[name] ?? '').trim() !== ''
  const missing = {
    ...(filled('name') ? {} : { name: '请填写标题' }),
    ...(filled('describe') ? {} : { describe: '请填写说明' }),
    ...(isClient && !filled('user') ? { user: '请填写提出人' } : {}),
    ...(input.temporaryId && !isUuid(String(input.temporaryId)) ? { temporaryId: '临时编号错误' } : {}),
  }
  if (Object.keys(missing).length > 0) throw invalid(missing)
}

/** Creates it for a signed-in user, with that user's rights. */
const raised = async (tx: Sql, { writer }: Engine, input: Input): Promise<string> => {
  const { kind, projectId } = input
  if (!isUuid(String(projectId))) throw invalid({ projectId: '请选择项目' })
  const about = await aboutProject(tx, String(projectId))
  if (kind === 'bug') {
    const id = await create(tx, writer, bug, { ...bugOf(input, about), source: '实施反馈' })
    await move(tx, writer, bug, 'submit', { id, version: 1 })
    return id
  }
  const id = await create(tx, writer, applyFor, await requestOf(tx, input, about))
  await acts.submit(tx, writer, applyFor, { id, version: 1 })
  return id
}

/** Creates it for a client without a rights check: the link allows exactly one project. */
const raisedByLink = async (tx: Sql, engine: Engine, input: Input): Promise<string> => {
  const bearing = await bearingOf(tx)
  await noteLinkAct(tx, bearing, { name: 'raise', most: mostByLink })
  const about = await aboutProject(tx, bearing.id)
  await demandRunning(tx, bearing.id, '项目已结束，不能提出问题')
  const urls = listIn<{ url: string }>(input.file).map(({ url }) => url)
  const file = await broughtByLink(tx, bearing, urls)
  if (file.length !== urls.length) throw invalid({ file: '文件不存在' })
  const writer: Writer = asSystem({
    ...engine.writer,
    actor: { ...engine.writer.actor, userId: String(about.principalId) },
  })
  const projectProgressId = await sheetOf(tx, bearing.id, input.temporaryId)
  const own = { file, impApply: input.temporaryId !== undefined, projectProgressId }
  const of = input.kind === 'bug' ? bug : applyFor
  const values = input.kind === 'bug' ? byClient(input, about) : await requestOf(tx, input, about)
  const id = await addRow({ tx, writer }, of.name, { ...values, ...own })
  await linkFiles(tx, of, id, { file }, ['file'], true)
  if (input.kind === 'bug') await moveBySystem({ tx, writer }, 'bug', 'submit', id)
  else await acts.submit(tx, writer, applyFor, { id, version: 1 })
  return id
}

const bearingOf = async (tx: Sql): Promise<Bearing> => {
  const [row] = await tx.query<{ id: string | null }>(`select app.token_of('project') as id`)
  if (!row?.id) throw notFound()
  return { of: 'project', id: row.id }
}

interface About {
  readonly projectId: string
  readonly principalId: string | null
  readonly projectName: string
  readonly clientId: string | null
  readonly impNode: number
}

const aboutProject = async (tx: Sql, projectId: string): Promise<About> => {
  const [about] = await tx.query<About>(
    `select p.id as "projectId", p.principal_id as "principalId", p.name as "projectName", p.client_id as "clientId",
       p.imp_node as "impNode"
     from store.project p where p.id = $1`,
    [projectId],
  )
  if (!about) throw invalid({ projectId: '项目不存在' })
  return about
}

const given = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null))

const byClient = (input: Input, about: About): Values => ({
  ...bugOf(input, about),
  source: '客户反馈',
  clientUser: input.user,
  providerId: about.principalId,
  testerId: about.principalId,
})

const bugOf = (input: Input, { projectId, impNode }: About): Values => {
  const stage = input.temporaryId ? stages[impNode] : undefined
  const { name, describe, priority, severity, module, temporaryId, file } = input
  const said = { name, step: describe, priority, severity, module, temporaryId, file }
  return given({ ...said, projectId, stage: stage || undefined })
}

const requestOf = async (tx: Sql, input: Input, about: About): Promise<Values> => {
  const [day] = await tx.query<{ date: string }>('select app.work_day_after($1::date, 10)::text as date', [today()])
  const { name, describe, priority, severity, module, user, phone, temporaryId, file } = input
  return given({
    ...{ name, describe, severity, module, user, phone, temporaryId, file },
    priority: ['高', '中', '低'].includes(String(priority)) ? priority : undefined,
    type: '功能优化',
    date: day?.date,
    projectId: about.projectId,
    projectName: about.projectName,
    clientId: about.clientId,
    needSign: about.clientId !== null,
  })
}
