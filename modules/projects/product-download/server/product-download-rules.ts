import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { kept, newPassword } from './password.ts'

// Decision 107: A download may be requested at either address

/** Refuses a download of a version that is not released. */
export const productDownloadCheck: Handler<'productDownload'> = async ({ tx, before, row }) => {
  if (before) return
  const found = await tx.query(`select from store.product_library_version where id = $1 and stage = '已发布'`, [
    row.productLibraryVersionId,
  ])
  if (found.length === 0) throw invalid({ productLibraryVersionId: '该版本未发布' })
}

/** Where nobody has to agree it is granted at once, whichever door it was asked for through. */
export const productDownloadSaved: Handler<'productDownload'> = async (scene) => {
  if (scene.before) return
  const { needAudit } = await configOf(scene.tx, scene.row.productLibraryVersionId)
  if (!needAudit) await moveBySystem(scene, 'productDownload', 'pass', scene.row.id)
}

interface Config {
  readonly needAudit: boolean
  readonly validDays: number
  readonly maxTimes: number
  readonly passwordLength: number
  readonly watermark: boolean
}

/** How the product of a version is given out at this moment. */
export const configOf = async (tx: Sql, versionId: string): Promise<Config> => {
  const [product] = await tx.query<{ config: Config }>(
    `select p.download_config as config from store.product_library_version v
       join store.product_library p on p.id = v.product_library_id where v.id = $1`,
    [versionId],
  )
  if (!product) throw conflict('该版本未发布')
  return product.config
}

/**
 * Takes the limits of count and days from the product's current settings, and creates a password for this download
 * only.
 */
export const productDownloadPassing: Handler<'productDownload'> = async ({ tx, writer, row }) => {
  const { maxTimes, validDays, passwordLength } = await configOf(tx, row.productLibraryVersionId)
  row.maxTimes = maxTimes
  row.tzExpire = new Date(clock.now().getTime() + validDays * 86_400_000).toISOString()
  Object.assign(row, await kept(writer, String(row.id), newPassword(passwordLength)))
}
