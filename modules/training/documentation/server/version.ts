import type { Handler } from '@chengban/engine/row/scene.ts'

/** What people read already and is written anew is a new version; the earlier words stay in the change record. */
export const documentationCheck: Handler<'documentation'> = ({ before, row }) => {
  if (before?.status === '已发布') row.docVersion = Number(before.docVersion) + 1
}
