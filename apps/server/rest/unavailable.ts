import { Unavailable } from '@chengban/kernel/refusal.ts'

// Decision 067: Temporary failures answer INTERNAL with status 503

/** Nothing was begun: no connection, or none to be had. */
const unreached =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|57P03|53300|08001|08004|28\w{3}|3D000)$/
/** It was lost while something was under way. */
const broken = /^(ECONNRESET|EPIPE|57P01|57P02|57P05|08000|08003|08006)$/
/** Of the driver itself, which gives these no code; first those where nothing was begun. */
const unreachedWords = /due to connection timeout|trying to connect/
const brokenWords = /^Connection terminated|not queryable|Cannot use a pool/

/**
 * Returns what an error of the database or the disk means for people, if it passes with time or an administrator can
 * mend it.
 */
export const unavailable = (error: unknown): Unavailable | undefined => {
  const { code = '', message = '' }: { code?: unknown; message?: string } = error ?? {}
  const state = String(code)
  if (unreached.test(state) || unreachedWords.test(message)) return new Unavailable('数据库暂时无法访问，请稍后再试', 5)
  if (broken.test(state) || (!state && brokenWords.test(message)))
    return new Unavailable('数据库连接中断，请稍后核对是否已保存', 5)
  if (state === '53100') return new Unavailable('数据库磁盘已满，暂时不能保存', 60)
  if (state === 'ENOSPC' || state === 'EDQUOT') return new Unavailable('存储空间不足', 60)
  return undefined
}

export const isUnavailable = (error: unknown): boolean =>
  error instanceof Unavailable || unavailable(error) !== undefined
