import type { CallHandler } from '@chengban/engine/call.ts'
import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { changesOf, tellRecord } from '@chengban/engine/row/change-record.ts'
import { lockRow, updateRow } from '@chengban/engine/row/rows.ts'
import type { Writer } from '@chengban/engine/row/scene.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import type { setDownloadConfig } from '../download-config.call.ts'
import { productLibrary } from '../product-library.entity.ts'

/** All products named or none; `changed` are those that were given out otherwise before. */
export const configureDownloads: CallHandler<typeof setDownloadConfig> = async (engine, { ids, ...downloadConfig }) => {
  const wanted = [...new Set(ids)].sort()
  const seen = await engine.read({
    text: 'select from public.product_library where id = any ($1::uuid[])',
    params: [wanted],
  })
  if (seen.length !== wanted.length) throw notFound()
  return engine.write(productLibrary, async (tx) => {
    let changed = 0
    for (const id of wanted) changed += await configure(tx, engine.writer, id, downloadConfig)
    return { changed }
  })
}

const configure = async (tx: Sql, { catalog, actor }: Writer, id: string, downloadConfig: object): Promise<number> => {
  const locked = await lockRow(tx, catalog, productLibrary, id)
  if (!locked) throw notFound()
  const row = { ...locked.row, downloadConfig, tzUpdate: clock.now().toISOString() }
  const changes = await changesOf(tx, catalog, productLibrary, locked.row, row)
  if (changes.length === 0) return 0
  await updateRow(tx, catalog, productLibrary, row, ['downloadConfig', 'tzUpdate'], {})
  await tellRecord(tx, actor.userId, productLibrary, id, { action: '设置下载配置', changes })
  return 1
}
