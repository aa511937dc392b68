import { parentPort, workerData } from 'node:worker_threads'
import { clock } from '@chengban/engine/clock.ts'
import { anonymously, Database } from '@chengban/engine/db/database.ts'
import { Patience } from '@chengban/engine/db/patience.ts'
import { Catalog } from '@chengban/engine/schema/catalog.ts'
import { KnownRights } from '../auth/known-rights.ts'
import { sweepBootGarbage } from '../free-start-memory.ts'
import { loggable } from '../log/loggable.ts'
import type { Act, Outcome } from './actions.ts'
import { makeDoor } from './door.ts'
import { buildSchema } from './preset.ts'
import type { Log } from './spoken.ts'
import { type Down, Pending, Post, type Start, type Up } from './wire.ts'

// Decision 011: GraphQL in a worker thread, its mutations call the engine
// The thread of the GraphQL door: builds the schema and reads. Writes, signatures and records are left to the main
// thread.
const { url, isPooled, entities, calls, isOpen, connections }: Start = workerData
const post = new Post<Up>((messages) => parentPort?.postMessage(messages))
const tell = (message: Up): void => post.tell(message)
const pending = new Pending<Outcome>()
const act: Act = (action, identity, origin) => pending.open((id) => tell({ is: 'act', id, action, identity, origin }))
const log: Log = (error, reference) => tell({ is: 'note', reference, error: loggable(error) })

const db = new Database(url, connections, isPooled)
const built = buildSchema(db, new Catalog(entities), calls)
const door = built.then((schema) =>
  makeDoor({ db, built: schema, rights: new KnownRights(anonymously(db)), act, log, isOpen }),
)

const waiting = new Map<number, Patience>()

const heard = async (message: Down): Promise<void> => {
  if (message.is === 'done') return pending.settle(message.id, message.outcome)
  if (message.is === 'gone') return waiting.get(message.id)?.leave()
  if (message.is === 'close') {
    await db.close()
    return parentPort?.close()
  }
  const { id, asked, shift, left } = message
  clock.shift(shift)
  const patience = new Patience(left)
  waiting.set(id, patience)
  // the database bounds each statement of a round trip, not all of them together
  const end = setTimeout(() => patience.leave(), left)
  tell({ is: 'answer', id, answer: await (await door)(asked, patience) })
  clearTimeout(end)
  waiting.delete(id)
}

parentPort?.on('message', (messages: readonly Down[]) => {
  for (const message of messages) void heard(message)
})

await door
sweepBootGarbage()
