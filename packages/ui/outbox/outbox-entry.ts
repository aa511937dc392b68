import type { KeyedWrite } from '../api/unanswered.ts'
import type { Row } from '../data/row.ts'

/** A write of an entry. `takes`: names that its body takes from the answer to the write before it. */
export interface OutboxWrite extends KeyedWrite {
  readonly takes?: readonly string[]
}

/** The form in which an entry was typed, so that a refused entry can be corrected. */
export interface OutboxForm {
  readonly entity: string
  /** Names the draft on the device. */
  readonly screen: string
  readonly title: string
  readonly typed: Row
  readonly initial?: Row | undefined
  /** The row that was changed, as the form showed it. */
  readonly row?: Row | undefined
  readonly only?: readonly string[] | undefined
}

/** A hand-in that waits on the device until the server has it. */
export interface OutboxEntry {
  readonly id: string
  /** Id of the person; empty for a write authorized by a link's token. */
  readonly owner: string
  /** Milliseconds since 1970; entries are sent in this order. */
  readonly at: number
  /** The name of the submission: 调休请假. */
  readonly title: string
  /** Hash path of the page it was typed on. */
  readonly page: string
  /** An entry takes the place of another of the same slot that still waits. */
  readonly slot?: string | undefined
  readonly writes: readonly OutboxWrite[]
  /** How many of the writes the server has done. */
  readonly done: number
  /** The answer to the last of them. */
  readonly answer?: Row | undefined
  readonly state: 'waiting' | 'sending' | 'sent' | 'refused'
  /** Why it was refused. */
  readonly reason?: string
  /** Storage keys of drafts on the device that are deleted once the server has the entry. */
  readonly forgets?: readonly string[] | undefined
  readonly form?: OutboxForm | undefined
  /** Values to restore on the device, by storage key, when the entry is edited on its page again. */
  readonly restores?: Readonly<Record<string, unknown>> | undefined
}

export const stateWords: Readonly<Record<OutboxEntry['state'], string>> = {
  waiting: '未发送',
  sending: '发送中',
  sent: '已发送',
  refused: '被拒绝',
}
