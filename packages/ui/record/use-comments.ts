import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { request } from '../api/request.ts'
import type { Entry } from '../comments/comment.ts'
import { useKept } from '../data/kept.ts'
import type { FileEntry } from '../files/file-entry.ts'
import { keepUnsent } from '../outbox/keep-unsent.ts'
import { useHolds, useSession } from '../session/person.ts'
import { entryOf, type RecordEntry } from './told-entry.ts'

interface Heard {
  readonly nodes: readonly RecordEntry[]
  /** Not of who sees the record in part: they read nothing here, and write nothing. */
  readonly isWhole: boolean
}

/**
 * Reads the comments and the history of a record, and marks them as read. `send` is undefined for people who may not
 * comment.
 */
export const useComments = (module: string, id: string) => {
  const client = useQueryClient()
  const me = useSession(({ person }) => person?.id ?? '')
  const mayWrite = useHolds('comment:create')
  const draft = useKept<string>(`comment ${module} ${id}`, (kept) => kept ?? '')
  const queryKey = ['comments', module, id]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      request<Heard>('GET', '/api/comment', {
        query: { module, relevanceId: id, pageNumber: 1, pageSize: 9999 },
        signal,
      }),
    meta: { quiet: true },
  })
  useReading(module, id)
  const send = async (content: string, mentions: readonly string[], file: readonly FileEntry[]): Promise<void> => {
    const files = file.length ? { file } : {}
    const body = { userId: me, relevanceId: id, module, content, type: '评论', mentions, ...files }
    await sendComment(body, draft.place)
    await client.invalidateQueries({ queryKey })
  }
  const again = (): Promise<void> => client.invalidateQueries({ queryKey })
  const change = async ({ id: comment, own }: Entry, content: string, called: readonly string[]): Promise<void> => {
    const before = data?.nodes.find((node) => node.id === comment)?.mentions ?? []
    const patch = { content, mentions: [...new Set([...before, ...called])] }
    await request('PATCH', `/api/comment/${comment}`, { body: { id: comment, version: own?.version, patch } })
    await again()
  }
  const remove = async ({ id: comment }: Entry): Promise<void> => {
    await request('DELETE', `/api/comment/${comment}`)
    await again()
  }
  const reveal = async (of: string): Promise<void> => {
    const { detail } = await request<Pick<RecordEntry, 'detail'>>('POST', '/api/comment/reveal', { body: { id: of } })
    client.setQueryData<Heard>(queryKey, (known) => known && withDetail(known, of, detail))
  }
  return {
    entries: data?.nodes.map(entryOf),
    /** The comment being typed, stored on the device. */
    draft: { text: draft.value, setText: draft.change },
    send: mayWrite && data?.isWhole !== false ? send : undefined,
    change,
    remove,
    reveal,
  }
}

/** Marks them as read, and takes the dot off the row in its list. */
const useReading = (module: string, id: string): void => {
  const client = useQueryClient()
  useEffect(() => {
    void request('POST', '/api/comment/read', { body: { id, module } }).then(
      () => client.invalidateQueries({ queryKey: ['list', module, 'news'] }),
      () => undefined,
    )
  }, [id, module, client])
}

/** Sends a comment; one that gets no answer waits in the outbox, and its text returns to `place` where it is refused. */
const sendComment = async (body: { readonly content: string }, place: string): Promise<void> => {
  try {
    await request('POST', '/api/comment', { body })
  } catch (error) {
    const title = `评论 ${body.content.slice(0, 20)}`
    if (!(await keepUnsent(error, { title, restores: { [place]: body.content } }))) throw error
  }
}

const withDetail = (heard: Heard, of: string, detail: RecordEntry['detail']): Heard => ({
  ...heard,
  nodes: heard.nodes.map((one) => (one.id === of ? { ...one, detail: detail ?? null } : one)),
})
