import { has } from '@chengban/kernel/has.ts'
import type { CodeState } from './CodeMark.tsx'
import type { Reason } from './Reasons.tsx'

/** Where a person's rights come from, as the server tells it. */
export interface PersonEntries {
  /** Entries in force. */
  readonly operations: readonly string[]
  readonly because: readonly Reason[]
  readonly codes: readonly { readonly id: string; readonly name: string }[]
}

export interface PersonCode {
  readonly id: string
  readonly name: string
  readonly state: CodeState
  /** Entries that speak of it. */
  readonly reasons: readonly Reason[]
}

/** What every code comes to for the person; without those that no entry speaks of, unless all are asked for. */
export const codesOf = ({ operations, because, codes }: PersonEntries): readonly PersonCode[] =>
  codes.map(({ id, name }) => {
    const reasons = because.filter(({ entry }) => has([entry.replace(/^!/, '')], id))
    return { id, name, reasons, state: stateOf(operations, reasons, id) }
  })

const stateOf = (operations: readonly string[], reasons: readonly Reason[], code: string): CodeState => {
  if (has(operations, code))
    return reasons.some(({ entry, effect }) => entry === code && effect === '允许') ? 'given' : 'inherited'
  return reasons.some(({ effect }) => effect === '禁止') ? 'denied' : 'none'
}
