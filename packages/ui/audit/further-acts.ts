import { auditMoves } from '@chengban/kernel/workflow.ts'
import type { Task } from './rounds.ts'

/** What an approver or applicant may do beside deciding: names as `can` carries them. */
export const furtherActs = ['transfer', 'addSign', 'removeSign', 'cc', 'urge'] as const
export type FurtherAct = (typeof furtherActs)[number]

/** In the order in which they are offered. */
export const actsIn = (can: readonly string[]): readonly { readonly name: FurtherAct; readonly label: string }[] =>
  furtherActs.filter((name) => can.includes(name)).map((name) => ({ name, label: auditMoves[name] }))

/** The input chosen in the sheet. */
export interface FurtherInput {
  readonly people: readonly string[]
  readonly position: 'before' | 'after' | undefined
  readonly opinion: string
}

/** Returns the missing input in the server's words; undefined when the act can be sent. */
export const lackOf = (name: FurtherAct, { people, position }: FurtherInput): string | undefined => {
  if (name === 'urge' || name === 'removeSign') return undefined
  if (people.length === 0) return name === 'cc' ? '请选择抄送人' : '请选择人员'
  return name === 'addSign' && !position ? '请选择加签方式' : undefined
}

/** The body of the call. */
export const bodyOf = (name: FurtherAct, { people, position, opinion }: FurtherInput): Record<string, unknown> => {
  const words = opinion.trim() ? { opinion: opinion.trim() } : {}
  if (name === 'cc') return { userIds: people, ...words }
  if (name === 'addSign') return { userId: people[0], position, ...words }
  return { ...(people[0] ? { userId: people[0] } : {}), ...words }
}

/** Who was asked in addition and has not acted. */
export const addedOpen = (tasks: readonly Task[]): readonly Task[] =>
  tasks.filter(
    ({ kind, status }) => (kind === '前加签' || kind === '后加签') && (status === '待处理' || status === '等待加签'),
  )
