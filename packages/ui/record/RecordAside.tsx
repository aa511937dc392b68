import type { Entity } from '@chengban/kernel/entity.ts'
import { reportError } from '../api/error-notice.ts'
import { request } from '../api/request.ts'
import { CommentsPanel } from '../comments/CommentsPanel.tsx'
import type { Person } from '../comments/mentions.ts'
import { openPreview } from '../preview/preview.ts'
import { useComments } from './use-comments.ts'

interface Props {
  readonly entity: Entity
  readonly id: string
}

/** What was said and what happened, and the box to write. */
export const RecordAside = ({ entity, id }: Props) => {
  const { entries, draft, send, change, remove, reveal } = useComments(entity.name, id)
  return (
    <aside className="cb-record-aside">
      <CommentsPanel
        entries={entries}
        onFile={(file) => openPreview([file], 0)}
        onReveal={(of) => void reveal(of).catch(reportError)}
        suggest={findPeople}
        draft={draft}
        onChange={change}
        onRemove={remove}
        {...(send ? { onSend: send } : {})}
      />
    </aside>
  )
}

const findPeople = async (keyword: string): Promise<readonly Person[]> => {
  const { nodes } = await request<{ nodes: readonly { id: string; name: string; departmentName?: string | null }[] }>(
    'GET',
    '/api/users',
    { query: { keyword: keyword || undefined } },
  )
  return nodes
    .slice(0, 20)
    .map(({ id, name, departmentName }) => ({ id, name, ...(departmentName ? { sub: departmentName } : {}) }))
}
