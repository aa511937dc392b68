import { Refusal } from '@chengban/kernel/refusal.ts'

/**
 * Reads one part of the page. An error returns null, so that the other parts still load; refusals and session errors
 * are rethrown.
 */
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
