import { isUuid } from '@chengban/engine/db/uuid.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import type { Identity } from '../auth/context.ts'
import type { FileDoor } from './door.ts'
import type { LinkHolder } from './link-ticket.ts'
import { findFile, type StoredFile } from './record.ts'

/** The file at an address, for somebody who may read it; NOT_FOUND for everybody else. */
export async function readableBy(door: FileDoor, actor: Identity | LinkHolder, url: string): Promise<StoredFile> {
  const id = url.slice(url.lastIndexOf('/') + 1).slice(0, 36)
  const file = isUuid(id) ? await door.transaction((tx) => findFile(tx, id)) : null
  if (!file || file.url !== url || !(await door.mayRead(actor, file.id))) throw missing()
  return file
}

/** Of a file that is not there, and of one that the person may not read. */
export const missing = (): Refusal => new Refusal('NOT_FOUND', '文件不存在')
