import type { Call } from '@chengban/kernel/call.ts'
import type { Deed } from '@chengban/kernel/deeds/deed.ts'
import type { CallHandler, NamedCall } from '../call.ts'
import { answerAsked } from './asked.ts'
import { count } from './counted.ts'
import { giveList } from './listed.ts'

/** Who performs each shape; a missing one does not compile. */
const performers: { readonly [K in Deed['is']]: (deed: Extract<Deed, { is: K }>, signature: Call) => CallHandler } = {
  asked: answerAsked,
  counted: count,
  listed: giveList,
}

/** A call whose declaration says what it does. */
export const performed = (signature: Call): NamedCall => {
  const { does } = signature
  if (!does) throw new Error(`${signature.path} says nothing of what it does`)
  const perform = performers[does.is] as (deed: Deed, signature: Call) => CallHandler
  return { signature, handler: perform(does, signature) }
}
