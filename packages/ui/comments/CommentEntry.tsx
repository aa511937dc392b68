import { type ReactNode, useState } from 'react'
import type { FileEntry } from '../files/file-entry.ts'
import { PersonMark } from '../marks/PersonMark.tsx'
import { StoredFileName } from '../marks/StoredFileName.tsx'
import { ChangeTable } from './ChangeTable.tsx'
import type { Entry } from './comment.ts'
import { pieces } from './mentions.ts'

interface Props {
  readonly entry: Entry
  readonly time: string
  readonly onFile: ((file: FileEntry) => void) | undefined
  /** Undefined when the reader may not change the text. */
  readonly own?: OwnWords | undefined
  readonly onReveal?: ((id: string) => void) | undefined
}

/** What can be done with words of one's own while they are fresh. */
export interface OwnWords {
  /** The box to change them in; given from outside, for it carries antd and pages of the phone do not. */
  readonly editor: (onDone: () => void) => ReactNode
  readonly onRemove: () => void
}

/** One entry of the history: the author, the time, and the text or the changes. */
export function CommentEntry({ entry, time, onFile, own, onReveal }: Props) {
  const [isEditing, setEditing] = useState(false)
  const told = entry.type === '记录' && entry.action === undefined && !entry.isRemark
  return (
    <li className="cb-comment">
      {entry.icon ? (
        <span className="cb-comment-icon" aria-hidden="true">
          {entry.icon}
        </span>
      ) : (
        <PersonMark {...entry.user} />
      )}
      <div className="cb-comment-body">
        <div className="cb-comment-head">
          {!entry.icon && <b>{entry.user.name}</b>}{' '}
          {entry.isRemark ? '备注（人工）' : (entry.action ?? (told ? entry.content : ''))}{' '}
          {entry.moved && (
            <>
              <span className="cb-comment-moved">{`${entry.moved.from} → ${entry.moved.to}`}</span>{' '}
            </>
          )}
          <time dateTime={entry.tzCreate}>{time}</time>
          {own && !isEditing && <OwnActs own={own} onEdit={() => setEditing(true)} />}
        </div>
        {own && isEditing
          ? own.editor(() => setEditing(false))
          : !told && entry.content && <Words text={entry.content} quiet={entry.type === '记录' && !entry.isRemark} />}
        {entry.changes && entry.changes.length > 0 && (
          <ChangeTable changes={entry.changes} onReveal={onReveal && (() => onReveal(entry.id))} />
        )}
        {entry.file?.map((file) => (
          <div key={file.url}>
            <StoredFileName file={file} onOpen={onFile && (() => onFile(file))} />
          </div>
        ))}
      </div>
    </li>
  )
}

const OwnActs = ({ own, onEdit }: { readonly own: OwnWords; readonly onEdit: () => void }) => (
  <span className="cb-comment-acts">
    <button type="button" className="cb-link" onClick={onEdit}>
      修改
    </button>
    <button type="button" className="cb-link" onClick={own.onRemove}>
      删除
    </button>
  </span>
)

function Words({ text, quiet }: { readonly text: string; readonly quiet: boolean }) {
  let at = 0
  return (
    <p className={quiet ? 'cb-comment-words is-quiet' : 'cb-comment-words'}>
      {pieces(text).map((piece) => {
        at += piece.text.length
        return piece.mention ? (
          <span key={at} className="cb-comment-at">
            {piece.text}
          </span>
        ) : (
          piece.text
        )
      })}
    </p>
  )
}
