import { EyeOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { now } from '../dates/now.ts'
import type { FileEntry } from '../files/file-entry.ts'
import { confirm } from '../table/confirm.ts'
import { useShortcut } from '../window/shortcuts.ts'
import { CommentEntry } from './CommentEntry.tsx'
import { byDay, type Entry, type Filter, isOpen, timeOf } from './comment.ts'
import { ReplyBox, type ReplyProps } from './ReplyBox.tsx'
import './comments.css'

interface Props extends Partial<ReplyProps> {
  /** undefined: not yet read. */
  readonly entries: readonly Entry[] | undefined
  /** Names of those who are looking at the record too. */
  readonly watchers?: readonly string[]
  readonly onFile?: (file: FileEntry) => void
  /** Changes words of one's own; without it none can be. */
  readonly onChange?: (entry: Entry, content: string, mentions: readonly string[]) => Promise<void>
  readonly onRemove?: (entry: Entry) => Promise<void>
  /** These alone, without the choice. */
  readonly only?: Filter
  /** Asks for what a 记录 keeps behind an eye. */
  readonly onReveal?: (id: string) => void
  /** For still pictures; else the present. */
  readonly at?: Date
}

const FILTERS: readonly Filter[] = ['全部', '评论', '记录']

/** The aside of a record: 全部/评论/记录, the history by days, the box to write. Without onSend it is read only. */
export function CommentsPanel({
  entries,
  watchers = [],
  onFile,
  onChange,
  onRemove,
  onReveal,
  only,
  at = now(),
  onSend,
  suggest = nobody,
  draft,
}: Props) {
  const [filter, setFilter] = useState<Filter>(only ?? '全部')
  useShortcut('t', () => only || setFilter(FILTERS[(FILTERS.indexOf(filter) + 1) % FILTERS.length] ?? '全部'))
  const days = byDay(entries ?? [], filter, at)
  const ownOf = (entry: Entry) =>
    onChange && onRemove && isOpen(entry, at)
      ? {
          onRemove: () => confirm.remove([shortened(entry.content)], () => onRemove(entry)),
          editor: (onDone: () => void) => (
            <ReplyBox
              first={entry.content}
              suggest={suggest}
              onSend={(content, mentions) => onChange(entry, content, mentions).then(onDone)}
              onCancel={onDone}
            />
          ),
        }
      : undefined
  const count = (type: Filter) => entries?.filter((entry) => entry.type === type).length
  return (
    <section className="cb-comments" aria-label="评论和记录">
      {!only && (
        <fieldset className="cb-comments-head" aria-label="筛选" title="换一种 t">
          {FILTERS.map((each) => (
            <button key={each} type="button" aria-pressed={each === filter} onClick={() => setFilter(each)}>
              {each} {each !== '全部' && <span>{count(each)}</span>}
            </button>
          ))}
          {watchers.length > 0 && (
            <span className="cb-comments-watch">
              <EyeOutlined aria-hidden="true" /> {watchers.join('、')}在看
            </span>
          )}
        </fieldset>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="cb-comments-list" tabIndex={0} aria-label="历史" aria-busy={entries === undefined}>
        {days.map(({ heading, entries: list }) => (
          <div key={heading}>
            <h4>{heading}</h4>
            <ol>
              {list.map((entry) => (
                <CommentEntry
                  key={entry.id}
                  entry={entry}
                  time={timeOf(entry, heading, at)}
                  onFile={onFile}
                  own={ownOf(entry)}
                  onReveal={onReveal}
                />
              ))}
            </ol>
          </div>
        ))}
        {entries !== undefined && days.length === 0 && <p className="cb-comments-none">{NONE[filter]}</p>}
      </section>
      {onSend && <ReplyBox onSend={onSend} suggest={suggest} draft={draft} />}
    </section>
  )
}

const shortened = (text: string): string => (text.length > 20 ? `${text.slice(0, 20)}…` : text)

const NONE: Readonly<Record<Filter, string>> = { 全部: '还没有评论和记录', 评论: '还没有评论', 记录: '还没有记录' }

async function nobody() {
  return []
}
