import type { Entity } from '@chengban/kernel/entity.ts'
import { conflict, forbidden } from '@chengban/kernel/refusal.ts'

/** Rows that come and go with another entity are not written one by one. */
export const refuseMade = ({ madeBy }: Entity, act: 'create' | 'update' | 'remove'): void => {
  const message = madeBy?.[act]
  if (message) throw madeBy.as === 'CONFLICT' ? conflict(message) : forbidden(message)
}
