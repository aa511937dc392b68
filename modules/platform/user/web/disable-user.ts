import { request } from '@chengban/ui/api/request.ts'
import { asOwnWrite } from '@chengban/ui/data/own-writes.ts'
import { idOf, type Row, versionOf } from '@chengban/ui/data/row.ts'

/** Ends a person's sessions and hands their open approvals on. */
export const disableUser = (row: Row): Promise<void> =>
  asOwnWrite([idOf(row)], () => request('POST', '/api/user/disable', { body: { id: row.id, version: versionOf(row) } }))
