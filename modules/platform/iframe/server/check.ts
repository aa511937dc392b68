import type { CallHandler } from '@chengban/engine/call.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import { settingOf } from '../../config/server/setting.ts'
import type { checkFrame } from '../check.call.ts'
import { frameAddress, hostsOf } from './frame-address.ts'

export const checkFrameAddress: CallHandler<typeof checkFrame> = async (engine, { url }) => {
  const hosts = await engine.asHouse('hosts that frames may show', (tx) => settingOf(tx, 'iframe.hosts'))
  const src = frameAddress(String(url), hostsOf(hosts))
  if (!src) throw new Refusal('FORBIDDEN', '不允许嵌入该地址')
  return { allowed: true, src }
}
