import type { Handler } from '@chengban/engine/row/scene.ts'

/** Adds the files of a test to those of the requirement. */
export const applyForTested: Handler<'applyFor', 'test'> = ({ row, asked }) => {
  if (asked.file?.length) row.file = [...(row.file ?? []), ...asked.file]
}
