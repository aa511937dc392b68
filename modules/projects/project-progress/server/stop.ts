import type { Within } from '@chengban/engine/row/scene.ts'
import { find, type Where } from '@chengban/engine/row/stored.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'

/** Sheets that are not signed yet are void with what they were about. */
export const stopSheets = async (within: Within, which: Where<'projectProgress'>, opinion: string): Promise<void> => {
  const open = ['草稿', '待内部确认', '客户待确认', '有异议'] as const
  for (const { id } of await find(within, 'projectProgress', { ...which, status: open }))
    await moveBySystem(within, 'projectProgress', 'stop', id, { opinion })
}
