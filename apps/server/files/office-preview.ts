import { clock } from '@chengban/engine/clock.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Office } from '@chengban/engine/files/office.ts'
import { lackOf, type OfficeFile } from '@chengban/engine/files/previews.ts'
import type { FileDoor } from './door.ts'
import { isOffice } from './preview-kind.ts'
import type { StoredFile } from './record.ts'

/** Whether a PDF of the file is to be drawn, is there, or was tried in vain. */
export type PreviewStatus = '无需' | '排队' | '完成' | '失败'

interface Drawn {
  readonly status: Exclude<PreviewStatus, '无需'>
  /** Why there is none. */
  readonly reason?: string
}

/** The first state of a new file: its content may be converted already. Files for imports are never previewed. */
export const statusAtFirst = async (
  tx: Sql,
  office: Office,
  { ext, size, sha256, folder }: Pick<StoredFile, 'ext' | 'size' | 'sha256' | 'folder'>,
): Promise<PreviewStatus> => {
  if (!isOffice(ext) || folder === 'import' || lackOf(office, { size }, false)) return '无需'
  const [known] = await tx.query<{ status: PreviewStatus }>(
    `select preview_status as status from store.stored_file
     where sha256 = $1 and preview_status in ('完成', '失败') limit 1`,
    [sha256],
  )
  return known?.status ?? '排队'
}

/**
 * Returns how far the PDF of an office file is. Queues one that was never queued (it came while no converter ran, or
 * its PDF is gone), and queues one again that has waited for long.
 */
export const drawnOf = async (door: FileDoor, file: OfficeFile): Promise<Drawn> => {
  if (await door.storage.stat(file.sha256)) return { status: '完成' }
  const { reason, isNew } = await door.transaction((tx) => ask(tx, door.office, file))
  if (reason) return { status: '失败', reason }
  if (isNew) door.drawSoon()
  return { status: '排队' }
}

const ask = async (tx: Sql, office: Office, file: OfficeFile): Promise<{ reason?: string; isNew: boolean }> => {
  const [row] = await tx.query<{ status: PreviewStatus }>(
    'select preview_status as status from store.stored_file where id = $1',
    [file.id],
  )
  const reason = lackOf(office, file, row?.status === '失败')
  if (reason) return { reason, isNew: false }
  const asked = await tx.query(askText, [file.id, clock.now().toISOString()])
  return { isNew: asked.length > 0 }
}

const askText = `update store.stored_file set preview_status = '排队', tz_update = $2
  where id = $1 and (preview_status <> '排队' or tz_update < $2::timestamptz - interval '1 minute') returning id`
