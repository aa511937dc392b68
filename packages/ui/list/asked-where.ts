import { askedWhere as fill } from '@chengban/kernel/asked-where.ts'
import { today, toWire } from '../dates/date-time.ts'
import { now } from '../dates/now.ts'

type Json = Readonly<Record<string, unknown>>

/** A declared condition with the person asking, the moment and the day of this page filled in. */
export const askedWhere = (where: Json, userId: string): Json =>
  fill(where, { me: userId, today: today(), now: toWire(now()) })
