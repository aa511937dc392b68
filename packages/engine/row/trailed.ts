import type { Entity } from '@chengban/kernel/entity.ts'

/** Everything leaves a trail but the trail itself and marks of single persons. */
const untrailed = new Set(['comment', 'commentRead', 'message', 'loginLog'])
export const isTrailed = (entity: Entity): boolean => !untrailed.has(entity.name)
