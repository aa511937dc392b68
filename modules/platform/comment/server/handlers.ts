import type { Handler } from '@chengban/engine/row/scene.ts'
import type { HandlerName } from '@chengban/kernel/registry.ts'
import { readChanges } from './reading.ts'
import { checkComment, removingComment } from './rules.ts'
import { tellOfComment } from './tell.ts'

/** What follows when something is said about a record. */
export const talkHandlers = {
  'comment/check': checkComment,
  'comment/reading': readChanges,
  'comment/saved': tellOfComment,
  'comment/removing': removingComment,
} satisfies Partial<Record<HandlerName, Handler>>
