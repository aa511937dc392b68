import { playTime } from '@chengban/ui/figures/play-time.ts'
import type { FileEntry } from '@chengban/ui/files/file-entry.ts'
import { StoredFileName } from '@chengban/ui/marks/StoredFileName.tsx'
import { openPreview } from '@chengban/ui/preview/preview.ts'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { ReviewQuestions } from './ReviewQuestions.tsx'
import type { ChapterNote, ReviewChapter } from './review-rows.ts'

interface Props {
  readonly chapter: ReviewChapter
  readonly note: ChapterNote | undefined
  /** Absent for who only reads. */
  readonly onCheck: ((ok: boolean, opinion?: string) => Promise<void>) | undefined
}

/** One chapter as its learner will see it, its earlier verdicts, and the two answers. */
export const ReviewedChapter = ({ chapter, note, onCheck }: Props) => {
  const { name, type, isRequired, duration, content, video, file, passScore } = chapter
  const files = [...(video ?? []), ...(file ?? [])]
  const facts = [
    type,
    isRequired ? '必修' : '选修',
    type === '视频' && duration ? playTime(duration) : '',
    type === '测验' ? `${passScore} 分及格` : '',
  ]
  return (
    <li>
      <header>
        <b>{name}</b>
        <small>{facts.filter(Boolean).join(' · ')}</small>
        <Said note={note} />
      </header>
      {content && <p>{content}</p>}
      <Files files={files} isMissing={type !== '测验' && files.length === 0} />
      {type === '测验' && <ReviewQuestions chapter={chapter} />}
      {onCheck && <Answers note={note} onCheck={onCheck} />}
    </li>
  )
}

const Said = ({ note }: Pick<Props, 'note'>) => {
  if (!note) return <span>未核对</span>
  return <span className={note.ok ? 'is-done' : 'is-late'}>{note.ok ? '已通过' : `已退回：${note.opinion ?? ''}`}</span>
}

const Files = ({ files, isMissing }: { readonly files: readonly FileEntry[]; readonly isMissing: boolean }) =>
  isMissing ? (
    <p className="is-late">没有文件</p>
  ) : (
    files.map((one, at) => <StoredFileName key={one.url} file={one} onOpen={() => openPreview(files, at)} />)
  )

type AnswersProps = Required<Pick<Props, 'note'>> & { readonly onCheck: NonNullable<Props['onCheck']> }

const Answers = ({ note, onCheck }: AnswersProps) => {
  const [words, setWords] = useState<string>()
  const [isSending, setSending] = useState(false)
  const send = (ok: boolean, opinion?: string): void => {
    setSending(true)
    void onCheck(ok, opinion)
      .then(() => setWords(undefined))
      // the error is shown already; the words stay for another try
      .catch(() => undefined)
      .finally(() => setSending(false))
  }
  if (words !== undefined)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (words.trim()) send(false, words.trim())
        }}
      >
        <Input
          autoFocus
          value={words}
          maxLength={500}
          aria-label="退回意见"
          placeholder="哪里要改"
          onChange={(event) => setWords(event.target.value)}
        />
        <Button htmlType="submit" loading={isSending} disabled={!words.trim()}>
          退回
        </Button>
        <Button type="text" onClick={() => setWords(undefined)}>
          取消
        </Button>
      </form>
    )
  return (
    <p className="cb-review-answers">
      {note?.ok !== true && (
        <Button loading={isSending} onClick={() => send(true)}>
          核对通过
        </Button>
      )}
      {note?.ok !== false && (
        <Button type="text" onClick={() => setWords('')}>
          退回
        </Button>
      )}
    </p>
  )
}
