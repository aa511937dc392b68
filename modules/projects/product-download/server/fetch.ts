import type { CallHandler, Sender } from '@chengban/engine/call.ts'
import { clock, instant } from '@chengban/engine/clock.ts'
import { addressOnce } from '@chengban/engine/files/once.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { openRow } from '@chengban/engine/write/open-row.ts'
import { me } from '@chengban/kernel/expr.ts'
import { listIn } from '@chengban/kernel/list-in.ts'
import { invalid, type Refusal } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import type { fetchPackage } from '../grant.call.ts'
import { productDownload } from '../product-download.entity.ts'
import { configOf } from './product-download-rules.ts'

type Grant = RowOf<'productDownload'>
type Event = '下载' | '密码错误'

const mostWrong = 5

/** Refused after a wrong password, and yet that it was wrong is kept: the refusal is thrown when all has been written. */
export const fetchOnce: CallHandler<typeof fetchPackage> = async (engine, { id, password }, from) => {
  const made = await engine.write(productDownload, async (tx) => {
    const within = { tx, writer: engine.writer }
    const grant = await openRow(within, 'productDownload', id, { who: me('userId') })
    demandGood(grant)
    if ((grant.usedTimes ?? 0) >= (grant.maxTimes ?? 0)) throw invalid({ id: '已超过下载次数' })
    if (!(await engine.writer.services.isPassword(password, grant.passwordHash))) return wrong(within, grant, from)
    return given(within, grant, from)
  })
  if ('refused' in made) throw made.refused
  return made
}

/** What ran out is over, whether the hour has swept it or not. */
const demandGood = ({ status, tzExpire }: Grant): void => {
  if (tzExpire && Date.parse(tzExpire) <= clock.now().getTime()) throw invalid({ id: '授权已过期' })
  if (status !== '已通过') throw invalid({ id: status === '已失效' ? '授权已失效' : '授权未通过' })
}

const logged = ({ log }: Grant, { writer: { actor } }: Within, { address }: Sender, event: Event): Grant['log'] => {
  const tz = instant()
  const entry = { tz, userId: actor.userId, ip: address, ok: event === '下载', event }
  return [...listIn<object>(log), entry] as Grant['log']
}

const wrong = async (within: Within, grant: Grant, from: Sender): Promise<{ readonly refused: Refusal }> => {
  const wrongTimes = (grant.wrongTimes ?? 0) + 1
  const left = Math.max(0, mostWrong - wrongTimes)
  await change(within, 'productDownload', grant.id, { wrongTimes, log: logged(grant, within, from, '密码错误') })
  if (left === 0) await moveBySystem(within, 'productDownload', 'expire', grant.id)
  return { refused: invalid({ password: `密码错误，还可尝试${left}次` }) }
}

const given = async (within: Within, grant: Grant, from: Sender) => {
  const { tx, writer } = within
  const version = await findOne(within, 'productLibraryVersion', grant.productLibraryVersionId)
  const files = version?.packageFile ?? []
  if (files.length === 0) throw invalid({ id: '该版本没有安装包' })
  const usedTimes = (grant.usedTimes ?? 0) + 1
  await change(within, 'productDownload', grant.id, { usedTimes, log: logged(grant, within, from, '下载') })
  const { watermark } = await configOf(tx, grant.productLibraryVersionId)
  const person = await findOne(within, 'user', writer.actor.userId)
  const said = `下载人：${person?.name ?? ''}\n时间：${instant()}\n授权编号：${grant.id}\n`
  const urls: string[] = []
  for (const { url } of files) urls.push(await addressOnce(tx, { url, note: watermark ? said : null }))
  return { url: urls[0] ?? '', urls, left: (grant.maxTimes ?? 0) - usedTimes }
}
