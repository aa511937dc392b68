import type { KeyedWrite } from '../api/unanswered.ts'
import type { Row } from '../data/row.ts'

/** A write of an entry. `takes`: names that its body takes from the answer to the write before it. */
export interface OutboxWrite extends KeyedWrite {
  readonly takes?: readonly string[]
}

/** The form an entry was typed in, so that what is refused can be changed. */
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
  /** Id of the person; empty where a link's token stands in for one. */
  readonly owner: string
  /** Milliseconds since 1970; entries are sent in this order. */
  readonly at: number
  /** What was handed in: 调休请假. */
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
  /** Keys of what is kept of it on the device, forgotten once the server has it. */
  readonly forgets?: readonly string[] | undefined
  readonly form?: OutboxForm | undefined
  /** What is kept on the device again, by key, where it is to be changed on its page. */
  readonly restores?: Readonly<Record<string, unknown>> | undefined
}

export const stateWords: Readonly<Record<OutboxEntry['state'], string>> = {
  waiting: '未发送',
  sending: '发送中',
  sent: '已发送',
  refused: '被拒绝',
}
