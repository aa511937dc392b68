import type { Handler } from '@chengban/engine/row/scene.ts'

/** The day its target has now. */
export const changeDecided: Handler<'change'> = ({ row }) => ({
  date: row.status === '同意' ? row.newDate : row.oldDate,
})
