import type { CallHandler } from '@chengban/engine/call.ts'
import { clock, instant } from '@chengban/engine/clock.ts'
import { linkTo, notify } from '@chengban/engine/row/announce.ts'
import { tellRecord } from '@chengban/engine/row/change-record.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { openRow } from '@chengban/engine/write/open-row.ts'
import { create } from '@chengban/engine/write/save.ts'
import { me } from '@chengban/kernel/expr.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { conflict, invalid, notFound } from '@chengban/kernel/refusal.ts'
import type { applyDownload, resetPwd, takePassword } from '../grant.call.ts'
import { productDownload } from '../product-download.entity.ts'
import { kept, newPassword, opened } from './password.ts'
import { configOf } from './product-download-rules.ts'

export const applyForDownload: CallHandler<typeof applyDownload> = (engine, { id: version, ...asked }) =>
  engine.write(productDownload, async (tx) => {
    const { writer } = engine
    const within = { tx, writer }
    const { id: productLibraryVersionId } = await openRow(within, 'productLibraryVersion', version)
    const [projectId, clientId] = [asked.projectId ?? null, asked.clientId ?? null]
    const own = { userId: writer.actor.userId, productLibraryVersionId, projectId, clientId }
    await lapseOver(within, own)
    if (await findOne(within, 'productDownload', { ...own, status: ['待审批', '已通过'] }))
      throw conflict('已有有效的下载授权')
    const id = await create(tx, writer, productDownload, {
      productLibraryVersionId,
      projectId,
      clientId,
      reason: asked.reason,
    })
    const { needAudit } = await configOf(tx, productLibraryVersionId)
    if (needAudit) return { id, status: '待审批' }
    return { id, status: '已通过', password: await taken(within, id) }
  })

type Own = Readonly<Record<'userId' | 'productLibraryVersionId', string>> &
  Readonly<Record<'projectId' | 'clientId', string | null>>

/** What ran out holds nobody up until it is swept. */
const lapseOver = async (within: Within, own: Own): Promise<void> => {
  const over = { ...own, status: '已通过', tzExpire: { to: clock.now().toISOString() } } as const
  for (const { id } of await find(within, 'productDownload', over))
    await moveBySystem(within, 'productDownload', 'expire', id)
}

const taken = async (within: Within, id: string): Promise<string> => {
  const row = await findOne(within, 'productDownload', id)
  const password = row?.sealedPassword ? opened(within.writer, id, row.sealedPassword) : undefined
  if (!password) throw conflict('密码已领取')
  await change(within, 'productDownload', id, { sealedPassword: null })
  return password
}

export const takeOnce: CallHandler<typeof takePassword> = (engine, { id }) =>
  engine.write(productDownload, async (tx) => {
    const within = { tx, writer: engine.writer }
    const { status } = await openRow(within, 'productDownload', id, { who: me('userId') })
    if (status !== '已通过') throw invalid({ id: status === '已失效' ? '授权已失效' : '授权未通过' })
    return { password: await taken(within, id) }
  })

export const resetPassword: CallHandler<typeof resetPwd> = (engine, { id, version, opinion }, from) =>
  engine.write(productDownload, async (tx) => {
    const { writer } = engine
    const within = { tx, writer }
    const { userId: byId } = writer.actor
    const row = await openRow(within, 'productDownload', id, { version })
    if (!opinion?.trim()) throw invalid({ opinion: '请填写意见' })
    const now = clock.now()
    if (row.status !== '已通过' || Date.parse(row.tzExpire ?? '') <= now.getTime())
      throw invalid({ status: '授权已失效' })
    if (!row.userId) throw notFound()
    const { passwordLength } = await configOf(tx, row.productLibraryVersionId)
    const password = newPassword(passwordLength)
    const { passwordHash } = await kept(writer, id, password)
    const entry = { tz: instant(now), userId: byId, ip: from.address, ok: true, event: '重置密码' }
    const log = [...listIn<object>(row.log), entry] as typeof row.log
    await change(within, 'productDownload', id, { passwordHash, sealedPassword: null, wrongTimes: 0, log })
    await tellRecord(tx, byId, productDownload, id, { action: '重置密码', opinion, changes: [] })
    const title = '【产品下载】您的下载密码已重置，请联系管理员获取'
    const about = { kind: '通知', senderId: byId, module: 'productDownload', relevanceId: id } as const
    await notify(tx, [{ userId: row.userId, title, link: linkTo(productDownload, id), ...about }])
    return { password }
  })
