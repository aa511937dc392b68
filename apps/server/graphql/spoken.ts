import { Refusal, type RefusalCode, type RefusalData, Unavailable } from '@chengban/kernel/refusal.ts'
import { thrownCode, thrownMessage } from '@chengban/kernel/thrown.ts'
import { isState } from '../auth/rights.ts'
import { unavailable } from '../rest/unavailable.ts'

/** A refusal in GraphQL's form: the code in brackets precedes the sentence. */
export interface Spoken {
  readonly code: RefusalCode
  readonly message: string
  readonly data: RefusalData | null
}

/** Carries a refusal through the execution of a query. */
export class SpokenError extends Error {
  readonly spoken: Spoken

  constructor(spoken: Spoken) {
    super(spoken.message)
    this.spoken = spoken
  }
}

/** Logs an unexpected error and returns the reference shown to the person. */
export type Note = (error: unknown) => string

/** Where such errors are written down, under the id of their request. */
export type Log = (error: unknown, reference: string) => void

export const noteUnder =
  (log: Log, reference: string): Note =>
  (error) => {
    log(error, reference)
    return reference
  }

const fragments: Partial<Record<RefusalCode, string>> = {
  FORBIDDEN: 'permission denied: ',
  IN_USE: 'violates foreign key constraint: ',
}

const bySentence: Readonly<Record<string, string>> = {
  '单据已变更，请刷新': 'version_conflict: ',
  用户名或密码错误: 'invalid_password: ',
  账号已停用: 'account_disabled: ',
}

const speak = ({ code, message, data }: Refusal, fragment = bySentence[message] ?? fragments[code] ?? ''): Spoken => ({
  code,
  message: `${fragment}${message}`,
  data,
})

/** What took longer than anybody waits. */
export const tooLong: readonly [RefusalCode, string] = [
  'VALIDATION',
  'canceling statement due to statement timeout: 查询超时，请缩小范围',
]

/** States of the database whose sentence is known and shows nothing of hidden rows. */
const byState: Readonly<Record<string, readonly [RefusalCode, string]>> = {
  CB401: ['UNAUTHENTICATED', '登录已失效，请重新登录'],
  CB403: ['FORBIDDEN', 'permission denied: 请先修改初始密码'],
  '22003': ['VALIDATION', 'numeric field overflow: 金额超出范围'],
  '22007': ['VALIDATION', '日期格式错误'],
  '22008': ['VALIDATION', '日期格式错误'],
  '22021': ['VALIDATION', '内容含有不能识别的字符'],
  '22025': ['VALIDATION', '查找内容格式错误'],
  '40P01': ['CONFLICT', 'deadlock detected: 系统繁忙，请重试'],
  '42501': ['FORBIDDEN', 'permission denied: 权限不足'],
  '57014': tooLong,
}

/** Returns the message for an error; for an unexpected one its reference only. */
export const spokenOf = (error: unknown, note: Note): Spoken => {
  if (error instanceof SpokenError) return error.spoken
  const gone = error instanceof Unavailable ? error : unavailable(error)
  if (gone) {
    note(error)
    return speak(gone)
  }
  const state = String(thrownCode(error) ?? '')
  if (error instanceof Refusal)
    return speak(error, isState(error.cause, '23505') ? 'duplicate key value violates unique constraint: ' : undefined)
  const known = state === '22P02' ? misspelt(error) : byState[state]
  if (known) return { code: known[0], message: known[1], data: null }
  return { code: 'INTERNAL', message: '系统异常', data: { reference: note(error) } }
}

const misspelt = (error: unknown): readonly [RefusalCode, string] => {
  const type = /for type (\w+)/.exec(thrownMessage(error))?.[1] ?? 'value'
  return ['VALIDATION', `invalid input syntax for type ${type}: ${type === 'uuid' ? '编号' : '数据'}格式错误`]
}

/** An account that may not sign in is no matter of rights: the client would hide the reason. */
export const spokenAtSignIn = (error: unknown, note: Note): Spoken => {
  if (!(error instanceof Refusal)) return spokenOf(error, note)
  if (error.code === 'RATE_LIMITED')
    return speak(error, error.message.startsWith('账号已锁定') ? 'account_locked: ' : '')
  return speak(error, bySentence[error.message] ?? '')
}
