import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { view } from '@chengban/engine/schema/names.ts'
import { has } from '@chengban/kernel/has.ts'
import { shanghai } from '@chengban/kernel/kinds/date.ts'
import { conflict, forbidden, notFound } from '@chengban/kernel/refusal.ts'
import type { shareLink } from '../client-link.call.ts'
import { clientLink } from './client-link.ts'
import { refuseClosed } from './project-rules.ts'

/** Where the link leads, and whose it is beside those who lead the project. */
const pages = {
  project: { of: 'project', page: 'projectProgressConfirmBat', whose: [] },
  projectProgress: { of: 'projectProgress', page: 'projectProgressConfirm', whose: ['creator_id'] },
  problems: { of: 'projectProgress', page: 'productProblemConfirm', whose: ['creator_id'] },
  impRecord: { of: 'impRecord', page: 'impRecordConfirm', whose: ['creator_id', 'user_id'] },
  projectVer: { of: 'projectVer', page: 'projectVerVideo', whose: ['creator_id', 'user_id'] },
  train: { of: 'train', page: 'projectTrain', whose: ['creator_id', 'teacher_id'] },
} as const

/** Builds the link with the caller's rights: answers 404 for a record the caller cannot see. */
export const linkAsItStands: CallHandler<typeof shareLink> = async (engine, { kind, id }, from) => {
  if (!isUuid(id)) throw notFound()
  const { of, page, whose } = pages[kind]
  const projectId = of === 'project' ? 'v.id' : 'v.project_id'
  const [row] = await engine.read<{ projectId: string | null; people: readonly string[] }>({
    text: `select ${projectId} as "projectId", array[${whose.map((name) => `v.${name}`).join(', ')}]::uuid[] as people
      from ${view(of)} v where v.id = $1`,
    params: [id],
  })
  if (!row?.projectId) throw notFound()
  const held = row.projectId
  const { writer } = engine
  return engine.asHouse('the link, for people of the project and its keepers', async (tx) => {
    const found = await findOne({ tx, writer }, 'project', held)
    if (!found) throw notFound()
    const { userId, entries } = writer.actor
    const people = [...row.people, found.principalId, found.impPrincipalId]
    if (!people.includes(userId) && !has(entries, 'project:manage')) throw forbidden()
    refuseClosed(found.projectStatus)
    const { reportToken: token, tzReportToken: until } = found
    if (!token || !until) throw conflict('项目未启动')
    if (Date.parse(until) <= clock.now().getTime()) throw conflict('客户链接已过期，请更换客户链接')
    const link = await clientLink(tx, from, { page, token, ...(of === 'project' ? {} : { id }) })
    return { link, tzReportToken: shanghai(until) }
  })
}
