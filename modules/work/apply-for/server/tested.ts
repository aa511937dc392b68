import type { Handler } from '@chengban/engine/row/scene.ts'

/** What shows the test stands among the files of the requirement. */
export const joinTestFiles: Handler<'applyFor', 'test'> = ({ row, asked }) => {
  if (asked.file?.length) row.file = [...(row.file ?? []), ...asked.file]
}
