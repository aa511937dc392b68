import { DingError } from '@chengban/engine/ding/ding-error.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'

/** Turns an error of DingTalk into a refusal with its message, for calls that a person waits for. */
export const asRefusal = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    if (error instanceof DingError) throw new Refusal('INTERNAL', `钉钉接口异常：${error.message}`)
    throw error
  })
