import type { Within } from '@chengban/engine/row/scene.ts'
import { addRow, type Some } from '@chengban/engine/write/add-row.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { wants } from '../../client-product/server/intent.ts'

interface DemonstrationLog extends Some<RowOf<'businessLog'>> {
  readonly productLibraryIds: readonly string[]
  readonly result: string
}

/** A demonstration in the diary of an opportunity; its client thinks of the products shown. Gives the id of the entry. */
export const enterDemo = async (
  within: Within,
  { id, clientId }: Pick<RowOf<'businessOpportunity'>, 'id' | 'clientId'>,
  { productLibraryIds, result, ...entry }: DemonstrationLog,
): Promise<string> => {
  const logId = await addRow(within, 'businessLog', {
    ...entry,
    businessOpportunityId: id,
    kind: '演示',
    after: { productLibraryIds, result },
  })
  for (const productId of productLibraryIds) await wants(within, clientId, productId)
  return logId
}
