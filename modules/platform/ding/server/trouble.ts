import { DingError } from '@chengban/engine/ding/ding-error.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'

/** What DingTalk refuses while somebody waits for it is told in its words. */
export const asRefusal = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((error: unknown) => {
    if (error instanceof DingError) throw new Refusal('INTERNAL', `钉钉接口异常：${error.message}`)
    throw error
  })
