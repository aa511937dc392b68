import { notify, notifyDone } from '../api/notices.ts'
import { queryClient } from '../api/query-client.ts'
import { request } from '../api/request.ts'
import { claimsOf, currentToken } from '../api/token.ts'
import { keep } from '../data/kept.ts'
import type { Row } from '../data/row.ts'
import { useSession } from '../session/person.ts'
import { deliver } from './deliver.ts'
import type { OutboxEntry, OutboxWrite } from './outbox-entry.ts'
import { changeEntry, readEntries } from './outbox-store.ts'
import { followOutbox, refreshOutbox } from './refresh-outbox.ts'

const againAfter = 20_000

/** Sends what waits, now and whenever the line is back; one window of the browser sends at a time. */
export const startOutbox = (): void => {
  followOutbox()
  const go = (): void => void sendOutbox().catch(() => undefined)
  addEventListener('online', go)
  setInterval(go, againAfter)
  useSession.subscribe(({ person }, { person: before }) => person?.id !== before?.id && go())
  go()
}

/** Sends the entries of this person and of links, the oldest first, until one finds no line. */
export const sendOutbox = async (): Promise<void> => {
  const entries = await refreshOutbox(false)
  if (navigator.onLine && waitingIn(entries).length > 0) await alone(sendAll)
}

const waitingIn = (entries: readonly OutboxEntry[]): readonly OutboxEntry[] => {
  const personId = signedIn()
  const isMine = ({ owner }: OutboxEntry): boolean => owner === '' || owner === personId
  return entries.filter((one) => isMine(one) && (one.state === 'waiting' || one.state === 'sending'))
}

const signedIn = (): string | undefined => claimsOf(currentToken())?.id

/** Without locks (a page by plain http) two windows may send one entry: its keys keep it from being done twice. */
const alone = async (work: () => Promise<void>): Promise<void> => {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request('chengban.outbox', { ifAvailable: true }, (lock) => (lock ? work() : undefined))
}

const sendAll = async (): Promise<void> => {
  for (const entry of waitingIn(await readEntries())) {
    await change(entry.id, { state: 'sending' })
    const outcome = await deliver(entry, server(entry))
    await change(entry.id, outcome)
    if (outcome.state === 'waiting') return
    if (outcome.state === 'sent') await end(entry)
    else notify({ kind: 'warn', text: `${entry.title}未能提交`, caption: outcome.reason })
  }
}

const server = ({ id }: OutboxEntry) => ({
  send: ({ method, path, body, headers, key }: OutboxWrite): Promise<Row> =>
    request<Row>(method, path, { body, key, ...(headers ? { headers } : {}) }),
  read: (path: string): Promise<Row> => request<Row>('GET', path),
  onDone: (done: number, answer: Row): Promise<void> => change(id, { done, answer }),
})

const change = async (id: string, more: Partial<OutboxEntry>): Promise<void> => {
  await changeEntry(id, more)
  await refreshOutbox()
}

const end = async ({ title, forgets = [] }: OutboxEntry): Promise<void> => {
  for (const key of forgets) keep(key, undefined)
  notifyDone(`已提交 ${title}`)
  await queryClient.invalidateQueries()
}
