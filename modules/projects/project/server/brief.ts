import type { CallHandler } from '@chengban/engine/call.ts'
import { instant } from '@chengban/engine/clock.ts'
import { make } from '@chengban/engine/write/move.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import type { aldSend } from '../ald-send.call.ts'
import { project } from '../project.entity.ts'

export const sendBrief: CallHandler<typeof aldSend> = (engine, { id, message }) => {
  if (!isUuid(id)) throw notFound()
  return engine.write(project, async (tx) => {
    const { told } = await make(tx, engine.writer, project, 'aldSend', { id, version: undefined, opinion: message })
    const [ding] = await tx.query<{ isOn: boolean }>('select app.ding_is_on() as "isOn"')
    const tzAldSend = instant()
    return { sent: told.length, channel: ding?.isOn ? '站内+钉钉' : '站内', tzAldSend }
  })
}
