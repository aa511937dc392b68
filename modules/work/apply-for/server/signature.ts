import type { CallHandler } from '@chengban/engine/call.ts'
import { answering } from '@chengban/engine/client-page/answering.ts'
import { instant } from '@chengban/engine/clock.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import { applyFor } from '../apply-for.entity.ts'
import type { signRequirement } from '../signature.call.ts'

const answered = answering({ of: applyFor, agree: 'sign', refuse: 'sign' })

/** Who comes by the link answers its own requirement, whichever they name; staff name it. */
export const signByClient: CallHandler<typeof signRequirement> = async (engine, { id, phone, ...sent }, from) => {
  const own = id ?? (await opened(engine))
  const input = { ...sent, id: own, ...(phone ? { signerPhone: phone } : {}) }
  const said = await answered(engine, input, from).catch(async (error: unknown) => {
    throw (await isLost(engine, error)) ? new Refusal('UNAUTHENTICATED', applyFor.token?.lost ?? '') : error
  })
  return { ...said, tz: instant() }
}

/** Returns the id of the row the caller's token opens, or undefined without a valid token. */
const opened = async (engine: Engine): Promise<string | undefined> => {
  const { token } = engine.writer.actor
  if (!token) return undefined
  const [row] = await engine.read<{ id: string | null }>({
    text: 'select app.token_of($1)::text as id',
    params: [token.of],
  })
  return row?.id ?? undefined
}

/** Somebody else used the link meanwhile. */
const isLost = async (engine: Engine, error: unknown): Promise<boolean> =>
  engine.writer.actor.token !== undefined &&
  error instanceof Refusal &&
  ['CONFLICT', 'NOT_FOUND', 'FORBIDDEN'].includes(error.code) &&
  (await opened(engine)) === undefined
