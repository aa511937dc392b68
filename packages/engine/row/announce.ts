import type { Entity } from '@chengban/kernel/entity.ts'
import { clock } from '../clock.ts'
import type { Sql } from '../db/sql.ts'
import { uuidv7 } from '../db/uuid.ts'
import { searchValues } from '../search/grams.ts'
import { atEnd } from './ending.ts'

/** Tells every server process that a record changed; each asks per person whether they may hear of it. */
export const announce = (tx: Sql, entity: Entity, id: string): Promise<void> =>
  atEnd(tx, (ending) => ending.announce(entity, id))

export interface Notice {
  /** Where its author refers to it later. */
  readonly id?: string
  readonly userId: string
  readonly senderId?: string | null
  readonly kind: '审批' | '提醒' | '催办' | '提到我' | '抄送' | '通知' | '系统'
  readonly title: string
  readonly text?: string
  readonly module?: string
  readonly relevanceId?: string
  readonly link?: string
  /** The reminder it is, by its rule: while the rule is off it is a message like any other. */
  readonly code?: string
  /** With it the message is left once. */
  readonly dedupeKey?: string
  /** Goes out by DingTalk too, for every kind. */
  readonly ding?: boolean
}

/** Leaves messages for people and rings their live streams, at the end of the transaction. */
export const notify = async (tx: Sql, notices: readonly Notice[]): Promise<void> => {
  const at = clock.now().toISOString()
  const rows = notices.map((notice) => ({ id: uuidv7(), at, ...notice, ...searchValues([notice.title]) }))
  if (rows.length) await atEnd(tx, (ending) => ending.message(rows))
}

/** Where a record opens in the application. */
export const linkTo = (entity: Entity, id: string): string => `/record/${entity.name}/${id}`
