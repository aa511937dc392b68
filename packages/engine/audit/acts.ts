import { takenBy } from '@chengban/kernel/audit-input.ts'
import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { invalid, Refusal } from '@chengban/kernel/refusal.ts'
import type { AuditMove } from '@chengban/kernel/workflow.ts'
import type { Act, ActedBy } from '../row/act.ts'
import { addSign, removeSign } from './add-sign.ts'
import { cc } from './cc.ts'
import { change } from './change.ts'
import { approve } from './decide.ts'
import { linesFirst } from './lines-first.ts'
import { reject } from './reject.ts'
import { submit } from './submit.ts'
import { auditWithdraw } from './take-back.ts'
import { transfer } from './transfer.ts'
import { urge } from './urge.ts'
import { voidRecord } from './void.ts'
import { withdraw } from './withdraw.ts'

/** Agrees, and lets others read the record in the same transaction. */
const approveAndCopy: Act = async (tx, writer, entity, input) => {
  const acted = await approve(tx, writer, entity, await linesFirst(tx, writer, entity, input))
  if (!isEmpty(input.cc)) await copyTo(tx, writer, entity, input)
  return acted
}

/** A refusal that concerns the people copied is given at the input that named them. */
const copyTo: Act<ActedBy<'cc'>> = (tx, writer, entity, input) =>
  cc(tx, writer, entity, { ...input, userIds: input.cc, opinion: undefined }).catch((error: unknown) => {
    throw error instanceof Refusal && error.data?.fields?.userIds ? invalid({ cc: error.data.fields.userIds }) : error
  })

const all: { readonly [N in AuditMove]: Act<ActedBy<N>> } = {
  submit,
  approve: approveAndCopy,
  reject,
  withdraw,
  transfer,
  addSign,
  removeSign,
  auditWithdraw,
  urge,
  cc,
  change,
  void: voidRecord,
}

/** What an act does not take is refused, as at every other door. */
const closed =
  (name: AuditMove, act: Act): Act =>
  (tx, writer, entity, input) => {
    const known = ['id', 'version', 'opinion', ...takenBy(entity, name)]
    const stray = Object.keys(input).find((key) => !known.includes(key))
    if (stray) throw invalid({ [stray]: '未知字段' })
    return act(tx, writer, entity, input)
  }

/** Everything that can be done to an audited record, by the name of its call. */
export const acts = Object.fromEntries(
  Object.entries(all).map(([name, act]) => [name, closed(name as AuditMove, act)]),
) as typeof all
