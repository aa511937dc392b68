import type { MoveCall } from '@chengban/kernel/move-call.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import type { Body } from './body.ts'

type Names = NonNullable<MoveCall['names']>

/** Renames the body of a named address to the names of the move. */
export const renamed = (names: Names = {}, sent: Body): Body =>
  Object.fromEntries(Object.entries(sent).map(([name, value]) => [names[name] ?? name, value]))

/** Reports refusals under the names that were sent; a field sent by the move's name keeps it. */
export const namedAs = async <T>(names: Names = {}, sent: Body, work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal) || !error.data?.fields) throw error
    const said = Object.entries(names).filter(([, name]) => !Object.hasOwn(sent, name))
    const back = Object.fromEntries(said.map(([outside, name]) => [name, outside]))
    const fields = Object.fromEntries(
      Object.entries(error.data.fields).map(([name, message]) => [back[name] ?? name, message]),
    )
    throw new Refusal(error.code, error.message, { ...error.data, fields })
  }
}
