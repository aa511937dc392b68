import { exists, not } from '@chengban/kernel/expr.ts'
/** Work itself, not what holds it together. */
export const isLeaf = not(exists({ of: 'wbsTask', by: 'parentId' }))
