import { Refusal } from '@chengban/kernel/refusal.ts'

/** What refuses one of several rows names it in `rows`, by its place among those sent. */
export const ofRow = async <T>(index: number, id: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'NOT_FOUND') throw error
    const { code, message, data } = error
    throw new Refusal(code, message, { ...data, rows: [{ index, id, message, fields: data?.fields ?? {} }] })
  }
}
