import { PaperClipOutlined } from '@ant-design/icons'
import { reportError } from '../api/error-notice.ts'
import { CommentEntry } from '../comments/CommentEntry.tsx'
import { byDay, timeOf } from '../comments/comment.ts'
import { useAttached } from '../comments/use-attached.tsx'
import { now } from '../dates/now.ts'
import { openPreview } from '../preview/preview.ts'
import { useComments } from '../record/use-comments.ts'
import '../comments/comments.css'

/** The comments on the record, with an input line. */
export const PhoneComments = ({ module, id }: { readonly module: string; readonly id: string }) => {
  const { entries, send, draft } = useComments(module, id)
  const { text, setText } = draft
  const attached = useAttached()
  const at = now()
  const give = async (): Promise<void> => {
    if (!text.trim() || !send) return
    const sent = (): void => {
      setText('')
      attached.clear()
    }
    await send(text.trim(), [], attached.files).then(sent, reportError)
  }
  return (
    <section className="cb-phone-comments">
      <h3>评论</h3>
      {byDay(entries ?? [], '评论', at).map(({ heading, entries: list }) => (
        <ol key={heading} className="cb-comments-list">
          {list.map((entry) => (
            <CommentEntry
              key={entry.id}
              entry={entry}
              time={timeOf(entry, heading, at)}
              onFile={(file) => openPreview([file], 0)}
            />
          ))}
        </ol>
      ))}
      {entries?.every(({ type }) => type !== '评论') && <p className="cb-pale">还没有评论</p>}
      {send && (
        <form action={give}>
          <button type="button" className="cb-icon-button" aria-label="添加图片或附件" onClick={attached.open}>
            <PaperClipOutlined />
          </button>
          <input
            className="cb-input"
            value={text}
            maxLength={2000}
            placeholder="写评论"
            aria-label="写评论"
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="cb-button" disabled={!text.trim()}>
            发送
          </button>
          {attached.box}
        </form>
      )}
    </section>
  )
}
