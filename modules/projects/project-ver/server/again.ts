import { acts } from '@chengban/engine/audit/acts.ts'
import type { CallHandler } from '@chengban/engine/call.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { openRow } from '@chengban/engine/write/open-row.ts'
import { create } from '@chengban/engine/write/save.ts'
import { anyOf, me } from '@chengban/kernel/expr.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { conflict, invalid, notFound } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { demandOpen } from '../../project/server/project-rules.ts'
import { worker } from '../../team.ts'
import type { reApply, smallApply } from '../again.call.ts'
import { projectVer } from '../project-ver.entity.ts'

type Version = RowOf<'productLibraryVersion'>

export const applySmall: CallHandler<typeof smallApply> = (engine, { projectId, ...sent }) =>
  engine.write(projectVer, async (tx) => {
    const within = { tx, writer: engine.writer }
    const project = await openRow(within, 'project', projectId, { who: worker })
    await demandOpen(tx, projectId)
    await demandSmall(within, project, sent.productLibraryVersionId)
    const id = await create(tx, engine.writer, projectVer, { projectId, ...sent, needTrain: false })
    // nobody is asked for an approver here: where the development lead delivers or applies, their head decides
    const isLeads = [sent.userId, engine.writer.actor.userId].includes(project.devPrincipalId ?? '')
    await change(within, 'projectVer', id, { type: '小版本', audit2: null, ...(isLeads ? { audit1: null } : {}) })
    return { id, status: await handIn(within, id) }
  })

const handIn = async ({ tx, writer }: Within, id: string, opinion?: string): Promise<RowOf<'projectVer'>['status']> => {
  const row = await findOne({ tx, writer }, 'projectVer', id)
  await acts.submit(tx, writer, projectVer, { id, version: row?.version, opinion })
  return (await findOne({ tx, writer }, 'projectVer', id))?.status ?? '待一级审核'
}

/** Of the same major and minor figures as what runs, or made for this project alone. */
const demandSmall = async (within: Within, { id, productLibraryVersionId: runs }: RowOf<'project'>, wanted: string) => {
  const version = isUuid(wanted) ? await findOne(within, 'productLibraryVersion', wanted) : undefined
  const isOwn = version?.type === '临时版本' && version.projectId === id
  if (!version || !(version.stage === '已发布' || isOwn)) throw invalid({ productLibraryVersionId: '该版本未发布' })
  const running = runs ? await findOne(within, 'productLibraryVersion', runs) : undefined
  if (!isOwn && !(running && isSameLine(running, version)))
    throw invalid({ productLibraryVersionId: '小版本只能在同一主次版本内' })
  const over = ['已作废', '驳回', '有异议'] as const
  const taken = { projectId: id, productLibraryVersionId: wanted, status: { not: over } }
  if (await findOne(within, 'projectVer', taken)) throw conflict('该版本已在交付中')
}

const isSameLine = (a: Version, b: Version): boolean =>
  a.productLibraryId === b.productLibraryId &&
  Math.floor((a.orderNo ?? 0) / 1000) === Math.floor((b.orderNo ?? 0) / 1000)

const owner = anyOf(me('creatorId'), me('userId'))

export const applyAgain: CallHandler<typeof reApply> = (engine, { id, version, ...given }) =>
  engine.write(projectVer, async (tx) => {
    if (!isUuid(id)) throw notFound()
    const within = { tx, writer: engine.writer }
    const stands = await findOne(within, 'projectVer', id)
    if (stands) await find(within, 'project', stands.projectId, { isLocked: true })
    const old = await openRow(within, 'projectVer', id, { who: owner, version })
    await demandOpen(tx, old.projectId)
    if (!['驳回', '有异议'].includes(old.status)) throw invalid({ status: '只有驳回或有异议的交付可以重新申请' })
    await moveBySystem(within, 'projectVer', 'void', id, { opinion: '重新申请' })
    const made = await create(tx, engine.writer, projectVer, copied(old, given))
    const round = old.round + 1
    const { type, trainId, audit1, audit2 } = old
    await change(within, 'projectVer', made, { type, trainId, audit1, audit2, round, preId: id })
    await handIn(within, made, '重新申请')
    return { id: made, round }
  })

type Given = { readonly [K in 'content' | 'planDate' | 'video']?: RowOf<'projectVer'>[K] | null | undefined }

const copied = (old: RowOf<'projectVer'>, { content, planDate, video }: Given) => {
  const { projectId, productLibraryVersionId, name, userId, bugIds, applyForIds, file, needTrain } = old
  return {
    ...{ projectId, productLibraryVersionId, name, userId, bugIds, applyForIds, file, needTrain },
    content: content ?? old.content,
    planDate: planDate ?? old.planDate,
    video: video ?? old.video,
  }
}
