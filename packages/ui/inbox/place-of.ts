import type { InboxTask } from '../phone/inbox-tasks.ts'

/** A record among those of all kinds. */
export const placeOf = ({ module, relevanceId }: Pick<InboxTask, 'module' | 'relevanceId'>): string =>
  `${module} ${relevanceId}`
