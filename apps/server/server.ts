import { buffer } from 'node:stream/consumers'
import type { Database } from '@chengban/engine/db/database.ts'
import { type DingDoor, dingDoor } from '@chengban/engine/ding/ding-door.ts'
import type { FileStorage } from '@chengban/engine/files/storage.ts'
import { type Outbound, outbound } from '@chengban/engine/outbound/outbound.ts'
import { notify } from '@chengban/engine/row/announce.ts'
import { writeRecord } from '@chengban/engine/row/change-record.ts'
import { writingAsSystem } from '@chengban/engine/row/transaction.ts'
import { setWitness } from '@chengban/engine/row/witness.ts'
import type { Vault } from '@chengban/engine/seal/vault.ts'
import { factsAtOnce } from '@chengban/modules/administration/check-on-work-fact/server/at-once.ts'
import { countUnlock } from '@chengban/modules/administration/check-on-work-fact/server/count-now.ts'
import { followReading } from '@chengban/modules/administration/entry-item/server/tick.ts'
import { financeWitness } from '@chengban/modules/finance/finance-log/server/witness.ts'
import { assignCourses } from '@chengban/modules/training/course-assign/server/assign.ts'
import { hashPassword, verifyPassword } from './auth/password.ts'
import { randomPassword } from './auth/password-policy.ts'
import { revoke } from './auth/session.ts'
import { noteJump, signTicket } from './auth/sister-ticket.ts'
import type { TokenKey } from './auth/token.ts'
import { handlers, makeCatalog } from './compose.ts'
import { keepPictureIn } from './files/keep-picture.ts'
import { linkTicketFor } from './files/link-ticket.ts'
import { ticketFor } from './files/ticket.ts'
import { systemWriter } from './jobs/system-writer.ts'
import type { Server } from './rest/session.ts'

/** What all doors of a process share, over an open database. */
export const makeServer = (
  db: Database,
  keys: readonly TokenKey[],
  vault: Vault,
  storage: FileStorage,
  ding: DingDoor = dingDoor(),
  line: Outbound = outbound(),
): Server => {
  const catalog = makeCatalog()
  const user = catalog.entity('user')
  const server: Server = {
    db,
    catalog,
    handlers: { ...handlers },
    services: {
      hashPassword,
      isPassword: verifyPassword,
      randomPassword,
      revoke,
      ding,
      outbound: line,
      signTicket,
      noteJump,
      vault,
      fileBytes: (id) => buffer(storage.get(id)),
      keepPicture: keepPictureIn(storage),
      fileTicket: (identity, url) => ticketFor(identity, url, keys),
      followLearning: (tx, userIds) => assignCourses(tx, { userIds }),
      tickLearning: followReading,
      linkTicket: (link, url) => linkTicketFor(link, url, keys),
    },
    auth: {
      transaction: (work) => writingAsSystem(db, work),
      keys: () => keys,
      ding,
      notify: (tx, { userId, title, text }) => notify(tx, [{ userId, kind: '系统', title, text }]),
      record: (tx, { userId, byId, content, action }) =>
        writeRecord(tx, byId, user, userId, { action: content || action, changes: [] }),
      countUnlock,
    },
  }
  const [log, count] = [financeWitness(systemWriter(server)), factsAtOnce(systemWriter(server))]
  setWitness(db, async (tx, actor, records) => {
    await count(tx, actor, records)
    await log(tx, actor, records)
  })
  return server
}
