import { request } from '@chengban/ui/api/request.ts'
import { noteOwnWrite } from '@chengban/ui/data/own-writes.ts'
import { idOf, type Row, versionOf } from '@chengban/ui/data/row.ts'

/** Ends a person's sessions and hands their open approvals on. */
export const disableUser = async (row: Row): Promise<void> => {
  noteOwnWrite(idOf(row))
  await request('POST', '/api/user/disable', { body: { id: row.id, version: versionOf(row) } })
}
