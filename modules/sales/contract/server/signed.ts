import { asSystem, type Handler, type Scene } from '@chengban/engine/row/scene.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { update } from '@chengban/engine/write/save.ts'

interface Bought {
  readonly productId: string
  readonly id: string | null
  readonly state: string | null
}

/** Marks the opportunity's products as bought by the client; products in use keep their state. */
export const contractSigned: Handler<'contract'> = async (scene) => {
  const { tx, row } = scene
  if (!row.businessOpportunityId) return
  const bought = await tx.query<Bought>(
    `select p.product_library_id as "productId", c.id, c.state from store.business_product p
       left join store.client_product c on c.client_id = $2 and c.product_library_id = p.product_library_id
     where p.business_opportunity_id = $1 order by p.product_library_id`,
    [row.businessOpportunityId, row.clientId],
  )
  for (const one of bought) await buy(scene, one)
}

const buy = async (scene: Scene<'contract'>, { productId, id, state }: Bought): Promise<void> => {
  const { tx, writer, row } = scene
  const values = { state: '已购', contractId: row.id } as const
  const entity = writer.catalog.entity('clientProduct')
  if (!id) await addRow(scene, 'clientProduct', { clientId: row.clientId, productLibraryId: productId, ...values })
  else if (state !== '在用') await update(tx, asSystem(writer), entity, id, values)
}
