import type { Within } from '@chengban/engine/row/scene.ts'
import { findOne } from '@chengban/engine/row/stored.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'

/** The client thinks of the product, where nothing was known of the two; gives whether it is new. */
export const wants = async (within: Within, clientId: string, productLibraryId: string): Promise<boolean> => {
  if (await findOne(within, 'clientProduct', { clientId, productLibraryId })) return false
  await addRow(within, 'clientProduct', { clientId, productLibraryId, state: '意向' })
  return true
}
