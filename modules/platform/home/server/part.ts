import { Refusal } from '@chengban/kernel/refusal.ts'

/** One part that cannot be read leaves the others standing; what is wrong with the session is no part's. */
export const part = async <T>(read: () => Promise<T>): Promise<T | null> => {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Refusal || isOfSession(error)) throw error
    process.emitWarning(error instanceof Error ? error : String(error))
    return null
  }
}

const isOfSession = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('CB4')
