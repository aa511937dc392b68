import { notify } from '@chengban/ui/api/notices.ts'
import { request } from '@chengban/ui/api/request.ts'
import type { Item } from './entry-calls.ts'

interface Responsible {
  readonly id: string
  readonly name: string
  readonly items: readonly Item[]
}

/** The people responsible for these items, in the order of their first one. */
export const lateByPerson = (late: readonly Item[]): readonly Responsible[] =>
  [...new Map(late.map(({ responsible }) => [responsible?.id, responsible])).values()].flatMap((person) =>
    person ? [{ ...person, items: late.filter(({ responsible }) => responsible?.id === person.id) }] : [],
  )

/** Sends one request per item: the server refuses an item reminded in the last 24 hours, and the others still go. */
export const urge = async (items: readonly Item[]): Promise<void> => {
  const sent = await Promise.allSettled(
    items.map(({ id }) => request('POST', '/api/entryItem/action/urge', { body: { ids: [id] } })),
  )
  const refused = sent.find((one) => one.status === 'rejected')
  const done = sent.filter(({ status }) => status === 'fulfilled').length
  const words = refused?.reason instanceof Error ? refused.reason.message : undefined
  if (done === 0) notify({ kind: 'warn', text: words ?? '没有催办任何人' })
  else notify({ kind: 'done', text: `已催办${done}项`, ...(words ? { caption: `其余${words}` } : {}) })
}
