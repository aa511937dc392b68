import type { Entity } from '@chengban/kernel/entity.ts'
import { reportError } from '../api/error-notice.ts'
import { CommentsPanel } from '../comments/CommentsPanel.tsx'
import { findPeople } from '../comments/find-people.ts'
import { openPreview } from '../preview/preview.ts'
import { withCovers } from './told-entry.ts'
import { useComments } from './use-comments.ts'

interface Props {
  readonly entity: Entity
  readonly id: string
}

/** The comments and the history, with the box to write. */
export const RecordAside = ({ entity, id }: Props) => {
  const { entries, draft, send, change, remove, reveal } = useComments(entity.name, id)
  return (
    <aside className="cb-record-aside">
      <CommentsPanel
        entries={entries?.map((entry) => withCovers(entity, entry))}
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
