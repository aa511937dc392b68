import { clock } from '@chengban/engine/clock.ts'

const hour = 3_600_000

export interface SignInTimes {
  readonly tzStart: string
  readonly tzEnd: string
  readonly status: string
}

/** Why nobody can sign in to a training now: it is open from one hour before its start until one day after its end. */
export const signInClosed = ({ tzStart, tzEnd, status }: SignInTimes): string | null => {
  const now = clock.now().getTime()
  if (now < Date.parse(tzStart) - hour) return '签到未开始'
  return now > Date.parse(tzEnd) + 24 * hour || !['草稿', '驳回'].includes(status) ? '签到已结束' : null
}
