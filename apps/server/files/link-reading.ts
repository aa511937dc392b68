import { isUuid } from '@chengban/engine/db/uuid.ts'
import { sqlOf } from '@chengban/engine/schema/expression.ts'
import { column, table } from '@chengban/engine/schema/names.ts'
import { standsInRead } from '@chengban/modules/platform/stored-file/stored-file.entity.ts'
import { isState } from '../auth/rights.ts'
import { type Server, type Sessions, tokenLost } from '../rest/session.ts'
import type { LinkHolder } from './link-ticket.ts'

/** Whether the link still holds and its bearer still sees a record that the file hangs on. */
export const mayReadByLink = async (
  { auth, catalog }: Server,
  sessions: Sessions,
  { of, id, isFor }: LinkHolder,
  fileId: string,
): Promise<boolean> => {
  const entity = catalog.all.get(of)
  if (!entity?.token || !isUuid(id)) return false
  const text = `select ${column(entity.token.field)} as value from ${table(of)} where id = $1`
  const [row] = await auth.transaction((tx) => tx.query<{ value: string | null }>(text, [id]))
  if (!row?.value || !isFor(row.value)) return false
  try {
    const isOpen = sqlOf(standsInRead, catalog.place(catalog.entity('storedFile'), 'f'))
    const asked = { text: `select ${isOpen} as "isOpen" from (select $1::uuid as id) f`, params: [fileId] }
    const [seen] = await sessions.bearerEngine(of, row.value, '').read<{ isOpen: boolean }>(asked)
    return seen?.isOpen === true
  } catch (error) {
    if (isState(error, tokenLost)) return false
    throw error
  }
}
