import { Unavailable } from '@chengban/kernel/refusal.ts'
import { thrownCode } from '@chengban/kernel/thrown.ts'

/** For `catch`: null for a file that is not there; everything else is thrown on. */
export function nullWhenMissing(error: unknown): null {
  if (thrownCode(error) === 'ENOENT') return null
  throw error
}

export const noSpace = (): Unavailable => new Unavailable('存储空间不足', 60)

/** A full disk in words; anything else as it is. */
export const diskError = (error: unknown): unknown =>
  thrownCode(error) === 'ENOSPC' || thrownCode(error) === 'EDQUOT' ? noSpace() : error
