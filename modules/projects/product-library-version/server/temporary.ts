import type { CallHandler } from '@chengban/engine/call.ts'
import { tellRecord } from '@chengban/engine/row/change-record.ts'
import { asSystem, type Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { openRow } from '@chengban/engine/write/open-row.ts'
import { create } from '@chengban/engine/write/save.ts'
import { anyOf, holds, me, via } from '@chengban/kernel/expr.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { conflict, invalid, notFound } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { productLibraryVersion } from '../product-library-version.entity.ts'
import type { temporary, writeBack } from '../release.call.ts'

type Version = RowOf<'productLibraryVersion'>
const who = anyOf(via('productLibraryId', me('principalId')), holds('productLibrary:manage'))

/** The product first: numbers of temporary versions are given one after the other. */
const openVersion = async (within: Within, id: string): Promise<Version> => {
  const seen = isUuid(id) ? await findOne(within, 'productLibraryVersion', id) : undefined
  if (!seen) throw notFound()
  await find(within, 'productLibrary', seen.productLibraryId, { isLocked: true })
  return openRow(within, 'productLibraryVersion', id, { who })
}

export const makeTemporary: CallHandler<typeof temporary> = (engine, { id, projectId, goal, ...sent }) =>
  engine.write(productLibraryVersion, async (tx) => {
    const within = { tx, writer: engine.writer }
    const { type, stage, productLibraryId, name: base } = await openVersion(within, id)
    if (type === '临时版本') throw invalid({ id: '临时版本不能再派生' })
    if (stage !== '已发布') throw invalid({ id: '该版本未发布' })
    const goals = goal ?? []
    if (goals.length === 0) throw invalid({ goal: '请填写版本目标' })
    await openRow(within, 'project', projectId)
    const others = await find(within, 'productLibraryVersion', { baseVersionId: id })
    const used = others.map(({ name }) => Number(/-T(\d+)$/.exec(name)?.[1] ?? 0))
    const name = `${base}-T${1 + Math.max(0, ...used)}`
    const values = { ...sent, productLibraryId, name, type: '临时版本', goal: goals }
    const made = await create(tx, asSystem(engine.writer), productLibraryVersion, values)
    await change(within, 'productLibraryVersion', made, { baseVersionId: id, projectId })
    return { id: made, name }
  })

const open = ['规划', '研发中', '测试中']

/**
 * Merges a temporary version once, into an unreleased version of the same product. Entries the target already contains
 * are kept.
 */
export const writeBackTo: CallHandler<typeof writeBack> = (engine, { id, targetId, opinion }) =>
  engine.write(productLibraryVersion, async (tx) => {
    const within = { tx, writer: engine.writer }
    const from = await openVersion(within, id)
    const target = await openRow(within, 'productLibraryVersion', targetId)
    if (from.type !== '临时版本') throw invalid({ id: '请选择临时版本' })
    if (target.type === '临时版本' || !open.includes(target.stage))
      throw invalid({ targetId: '只能回写到未发布的版本' })
    if (from.mergeVersionId) throw conflict('已回写')
    if (from.productLibraryId !== target.productLibraryId) throw invalid({ targetId: '不是同一产品' })
    const bugs = from.bugIds.filter((one) => !target.bugIds.includes(one))
    const applyFors = from.applyForIds.filter((one) => !target.applyForIds.includes(one))
    const known = new Set((target.goal ?? []).map(({ text }) => text))
    const goals = (from.goal ?? []).filter(({ text }) => !known.has(text))
    await change(within, 'productLibraryVersion', targetId, {
      bugIds: [...target.bugIds, ...bugs],
      applyForIds: [...target.applyForIds, ...applyFors],
      goal: [...(target.goal ?? []), ...goals],
    })
    await change(within, 'productLibraryVersion', id, { mergeVersionId: targetId })
    const told = { action: `由${from.name}回写`, opinion: opinion ?? null, changes: [] }
    await tellRecord(tx, engine.writer.actor.userId, productLibraryVersion, targetId, told)
    return { bugs: bugs.length, applyFors: applyFors.length, goals: goals.length }
  })
