import { clock } from '@chengban/engine/clock.ts'
import { notify } from '@chengban/engine/row/announce.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { change, drop } from '@chengban/engine/write/by-system.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { has } from '@chengban/kernel/has.ts'
import { forbidden } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { wants } from '../../client-product/server/intent.ts'
import { openStages } from '../open-stages.ts'
import { enterDemo } from './demo-entry.ts'

const managed = ['salesPersonnel', 'performanceFrom'] as const

/** Who sells and whose performance it is are changed by who manages sales alone. */
export const businessOpportunityChangeSelf: Handler<'businessOpportunity'> = ({ row, before, writer }) => {
  if (managed.every((name) => before?.[name] === row[name])) return
  if (!has(writer.actor.entries, 'businessOpportunity:manage')) throw forbidden()
}

/** Hands the client over too if it belonged to the seller. Notifies people who lost the sale, without a link to it. */
export const businessOpportunityChangedSelf: Handler<'businessOpportunity'> = async (scene) => {
  const { tx, row, before, writer, opinion } = scene
  const sellers = [before?.salesPersonnel, row.salesPersonnel]
  if (sellers[0] !== sellers[1]) {
    const client = await findOne(scene, 'client', { id: row.clientId, userId: before?.salesPersonnel ?? null })
    const handed = { userId: row.salesPersonnel, opinion: opinion ?? '' }
    if (client) await moveBySystem(scene, 'client', 'assign', client.id, handed)
  }
  const left = [before?.salesPersonnel, before?.helperId].filter(
    (id) => id && id !== row.salesPersonnel && id !== row.helperId && id !== writer.actor.userId,
  )
  const told = left.flatMap((userId) => (userId ? [{ userId, kind: '通知' as const }] : []))
  await notify(
    tx,
    told.map((one) => ({ ...one, senderId: writer.actor.userId || null, title: `【商机】${row.name}不再由您负责` })),
  )
}

const kept = ['productVersion', 'quantity', 'money', 'isMain', 'demand', 'competitor'] as const

/** A product of the sale is noted or noted anew; of several the latest main one is it. */
export const businessOpportunityProduct: Handler<'businessOpportunity', 'product'> = async (scene) => {
  const { row, asked } = scene
  const { productLibraryId } = asked
  const product = await findOne(scene, 'productLibrary', { id: productLibraryId })
  const at = { businessOpportunityId: row.id, productLibraryId }
  const before = await findOne(scene, 'businessProduct', at)
  const values = Object.fromEntries(
    kept.flatMap((name) => (scene.input[name as never] === undefined ? [] : [[name, asked[name]]])),
  )
  if (asked.isMain)
    await change(scene, 'businessProduct', { businessOpportunityId: row.id, isMain: true }, (one) =>
      one.productLibraryId === productLibraryId ? undefined : { isMain: false },
    )
  const id = before?.id ?? (await addRow(scene, 'businessProduct', { ...at, ...values }))
  if (before) await change(scene, 'businessProduct', id, values)
  const after = await findOne(scene, 'businessProduct', id)
  await entered(scene, { content: `${before ? '调整' : '登记'}产品【${product?.name ?? ''}】`, ...told(before, after) })
  await wants(scene, row.clientId, productLibraryId)
  return { id, created: !before }
}

type Line = RowOf<'businessProduct'> | undefined

/** Of a new line all that is filled, of another what differs. */
const told = (before: Line, after: Line) => {
  const names = (['productLibraryId', ...kept] as const).filter(
    (name) => (before?.[name] ?? null) !== (after?.[name] ?? null),
  )
  const of = (line: Line) => (line ? Object.fromEntries(names.map((name) => [name, line[name] ?? null])) : null)
  return { before: of(before), after: of(after) }
}

const entered = (
  { tx, writer, row }: Pick<Scene<'businessOpportunity'>, 'tx' | 'writer' | 'row'>,
  values: { content: string; before: ReturnType<typeof told>['before']; after: ReturnType<typeof told>['after'] },
): Promise<string> =>
  addRow({ tx, writer }, 'businessLog', { businessOpportunityId: row.id, kind: '产品', isAuto: true, ...values })

/** Adds the demonstration to the diary like a manual entry; suggests the next stage but does not change it. */
export const businessOpportunityDemo: Handler<'businessOpportunity', 'demo'> = async (scene) => {
  const { row, asked } = scene
  const { productLibraryIds, result, tzLog, content, clientContactIds, file, demoApplyId } = asked
  const entry = { content, tzLog, clientContactIds, demoApplyId, file: file ?? [] }
  const id = await enterDemo(scene, row, { ...entry, productLibraryIds, result })
  const isEarly = openStages.indexOf(row.schedule as never) < openStages.indexOf('方案演示')
  return { id, message: isEarly && openStages.includes(row.schedule as never) ? '可将商机推进到方案演示' : null }
}

/** A line goes; what the client thinks of the product stays. */
export const businessProductDrop: Handler<'businessProduct'> = async (scene) => {
  const { row, opinion } = scene
  await addRow(scene, 'businessLog', {
    businessOpportunityId: row.businessOpportunityId,
    kind: '产品',
    content: `删除产品【${row.name ?? ''}】`,
    before: told(row, undefined).before,
    reason: opinion,
    isAuto: true,
  })
  await drop(scene, 'businessProduct', row.id)
  return { id: row.id }
}

/** Logs the follow-up and a changed signing date, and marks the unread reminders of the opportunity as read. */
export const businessOpportunityAnswered: Handler<'businessOpportunity', 'answer'> = async (scene) => {
  const { row, before, asked } = scene
  const of = { businessOpportunityId: row.id } as const
  const { dtNext, signDate } = row
  const said = { ...of, kind: '跟进', content: String(asked.content), dtNext } as const
  const creatorId = scene.writer.actor.userId
  const since = { from: new Date(clock.now().getTime() - 60_000).toISOString() }
  // sent again by an impatient hand it is the same entry
  const same = await findOne(scene, 'businessLog', { ...said, creatorId, tzCreate: since })
  if (same) return { businessLogId: same.id }
  const id = await addRow(scene, 'businessLog', said)
  const isMoved = before !== null && before.signDate !== signDate
  if (isMoved) {
    const days = { before: { signDate: before.signDate }, after: { signDate } }
    await addRow(scene, 'businessLog', { ...of, kind: '我方', content: '我方变更', isAuto: true, ...days })
  }
  const reminders = { relevanceId: row.id, type: ['businessSilent', 'businessSign'], isRead: false } as const
  await change(scene, 'message', reminders, { isRead: true, tzRead: clock.now().toISOString() })
  return { businessLogId: id }
}
