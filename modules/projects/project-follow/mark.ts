import { allOf, exists, is, isSet, me, not } from '@chengban/kernel/expr.ts'

type Target = 'project' | 'projectProduct' | 'productLibrary' | 'productLibraryVersion'

/** Whether the reader has marked the row, and not only for one project. */
export const marked = (targetType: Target, mark: 'isCare' | 'isIgnore') =>
  exists({
    of: 'projectFollow',
    by: 'targetId',
    where: allOf(me('userId'), is({ targetType, [mark]: true }), not(isSet('projectId'))),
  })
