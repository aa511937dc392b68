import type { Entity } from '@chengban/kernel/entity.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'

/** Rows that come and go with another entity are not written one by one. */
export const refuseMade = ({ madeBy }: Entity, act: 'create' | 'update' | 'remove'): void => {
  const message = madeBy?.[act]
  if (message) throw new Refusal(madeBy.as ?? 'FORBIDDEN', message)
}
