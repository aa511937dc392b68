import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import type { InputOf } from '@chengban/kernel/call.ts'
import { conflict, forbidden, invalid } from '@chengban/kernel/refusal.ts'
import { user } from '@chengban/modules/platform/user/user.entity.ts'
import { byExpiry } from '../../rest-day/fifo.ts'
import type { adjust } from '../adjust.call.ts'
import { restDayLedger } from '../rest-day-ledger.entity.ts'
import { hours, lockPerson, lotsOf } from './post.ts'

type Input = InputOf<typeof adjust>

/** Under the lock of the person: two adjustments, or one beside a leave, come one after the other. */
export const adjustBalance: CallHandler<typeof adjust> = async (engine, input) => {
  const { writer } = engine
  if (input.userId === writer.actor.userId) throw forbidden('不能调整自己的余额')
  const halves = Number(input.hours) * 2
  if (halves === 0 || !Number.isInteger(halves)) throw invalid({ hours: '小时须为0.5的倍数' })
  if (halves > 0 && !input.expireDate) throw invalid({ expireDate: '请填写失效日期' })
  if (halves > 0 && String(input.expireDate) < today()) throw invalid({ expireDate: '失效日期不能早于今天' })
  await engine.detail(user, input.userId)
  return engine.write(restDayLedger, async (tx) => {
    const within = { tx, writer }
    await lockPerson(within, input.userId)
    if (halves > 0) await add(within, input)
    else await take(within, input, -halves)
    const left = (await alive(within, input)).reduce((sum, lot) => sum + lot.left, 0)
    return { balance: hours(left) }
  })
}

const base = ({ userId, kind, remark }: Input) => ({
  userId,
  kind,
  remark,
  date: today(),
  source: '手工调整' as const,
  module: 'restDayLedger',
  relevanceId: uuidv7(),
})

const add = (within: Within, input: Input): Promise<string> =>
  addRow(within, 'restDayLedger', { ...base(input), hours: String(input.hours), expireDate: input.expireDate ?? null })

const alive = async (within: Within, { userId, kind }: Input) =>
  (await lotsOf(within, userId, kind)).filter(({ expireDate }) => expireDate >= today()).sort(byExpiry)

/** What expires first goes first. */
const take = async (within: Within, input: Input, wanted: number): Promise<void> => {
  const lots = await alive(within, input)
  if (lots.reduce((sum, { left }) => sum + left, 0) < wanted) throw conflict('余额不足')
  const values = base(input)
  let left = wanted
  for (const lot of lots) {
    const halves = Math.min(left, lot.left)
    left -= halves
    if (halves > 0) await addRow(within, 'restDayLedger', { ...values, hours: hours(-halves), lotId: lot.id })
  }
}
