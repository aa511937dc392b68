import type { Entity } from '@chengban/kernel/entity.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { request } from '../api/request.ts'
import type { Entry, FieldChange } from '../comments/comment.ts'
import { CommentsPanel } from '../comments/CommentsPanel.tsx'
import type { Person } from '../comments/mentions.ts'
import { openPreview } from '../kinds/file/preview.ts'
import { useHolds, useSession } from '../session/person.ts'
import type { FileEntry } from '../upload/file-entry.ts'

interface Told {
  readonly id: string
  readonly type: '评论' | '记录'
  readonly content: string
  readonly tzCreate: string
  readonly user: { readonly name: string; readonly avatar?: string | readonly FileEntry[] | null } | null
  readonly file?: readonly FileEntry[] | null
  readonly detail?: { readonly action?: string; readonly opinion?: string | null; readonly changes?: readonly FieldChange[] } | null
}

interface Props {
  readonly entity: Entity
  readonly id: string
}

/** What was said and what happened, and the box to write. */
export const RecordAside = ({ entity: { name: module }, id }: Props) => {
  const client = useQueryClient()
  const me = useSession(({ person }) => person?.id ?? '')
  const mayWrite = useHolds('comment:create')
  const { data } = useQuery({
    queryKey: ['comments', module, id],
    queryFn: ({ signal }) => request<{ nodes: readonly Told[] }>('GET', '/api/comment', { query: { module, relevanceId: id, pageNumber: 1, pageSize: 9999 }, signal }),
    meta: { quiet: true },
  })
  useEffect(() => {
    void request('POST', '/api/comment/read', { body: { id, module } }).catch(() => undefined)
  }, [id, module])
  const send = async (content: string, mentions: readonly string[]): Promise<void> => {
    await request('POST', '/api/comment', { body: { userId: me, relevanceId: id, module, content, type: '评论', mentions } })
    await client.invalidateQueries({ queryKey: ['comments', module, id] })
  }
  return (
    <aside className="cb-record-aside">
      <CommentsPanel
        entries={data?.nodes.map(entryOf)}
        onFile={(file) => openPreview([file], 0)}
        suggest={findPeople}
        {...(mayWrite ? { onSend: send } : {})}
      />
    </aside>
  )
}

const entryOf = ({ id, type, content, tzCreate, user, file, detail }: Told): Entry => ({
  id,
  type,
  tzCreate,
  user: { name: user?.name ?? '系统', avatar: pictureOf(user?.avatar) },
  content: detail?.action ? (detail.opinion ?? '') : content,
  ...(detail?.action ? { action: detail.action } : {}),
  ...(detail?.changes?.length ? { changes: detail.changes } : {}),
  ...(file?.length ? { file } : {}),
})

const pictureOf = (avatar: string | readonly FileEntry[] | null | undefined): string | undefined =>
  (typeof avatar === 'string' ? avatar : avatar?.[0]?.url) || undefined

const findPeople = async (keyword: string): Promise<readonly Person[]> => {
  const { nodes } = await request<{ nodes: readonly { id: string; name: string; departmentName?: string | null }[] }>('GET', '/api/users', { query: { keyword: keyword || undefined } })
  return nodes.slice(0, 20).map(({ id, name, departmentName }) => ({ id, name, ...(departmentName ? { sub: departmentName } : {}) }))
}
