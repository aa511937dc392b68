import { LikeFilled, LikeOutlined } from '@ant-design/icons'
import { reportError } from '@chengban/ui/api/error-notice.ts'
import { shortDateTime } from '@chengban/ui/dates/date-time.ts'
import { PersonMark } from '@chengban/ui/marks/PersonMark.tsx'
import { useHolds } from '@chengban/ui/session/person.ts'
import { Button } from 'antd'
import { useState } from 'react'
import { type Comment, hideComment, likeOf, removeComment, sendComment, showComment } from './talk-calls.ts'
import { usePeople, WordsBox } from './WordsBox.tsx'

interface Props {
  readonly courseId: string
  readonly comment: Comment
  readonly mayAnswer: boolean
  readonly again: () => void
}

type CommentAct = '回复' | '隐藏' | '删除'

/** A comment with its answers, and buttons for what the reader may do. */
export const Said = ({ courseId, comment, mayAnswer, again }: Props) => {
  const { id, user, content, fraction, isTeacher, isHide, isOwn, tzCreate, replies } = comment
  const isKeeper = useHolds('course:manage')
  const [asked, ask] = useState<CommentAct>()
  const act = (work: Promise<unknown>): void =>
    void work.then(() => {
      ask(undefined)
      again()
    }, reportError)
  const answerTo = (words: string, called: readonly string[]): Promise<unknown> =>
    sendComment({ courseId, content: words, parentId: id, ...(called.length ? { mentions: called } : {}) })
  return (
    <li>
      <PersonMark name={user.name ?? '已删除'} avatar={user.avatar?.[0]?.url} />
      <div>
        <b>{user.name ?? '已删除'}</b>
        {isTeacher && <small className="is-teacher">讲师</small>}{' '}
        {fraction !== null && <small>{`${fraction} 分`}</small>} {isHide && <small>已隐藏</small>}{' '}
        <time dateTime={tzCreate}>{shortDateTime(tzCreate)}</time>
        <p>{content}</p>
        <span className="cb-talk-acts">
          <button type="button" className="cb-link" disabled={isOwn} onClick={() => act(likeOf(id))}>
            {comment.isLike ? <LikeFilled /> : <LikeOutlined />} {comment.likeCount || '点赞'}
          </button>
          {mayAnswer && <Ask label="回复" onAsk={ask} />}
          {isOwn && <Ask label="删除" onAsk={ask} />}
          {isKeeper && !isHide && <Ask label="隐藏" onAsk={ask} />}
          {isKeeper && isHide && (
            <button type="button" className="cb-link" onClick={() => act(showComment(comment))}>
              取消隐藏
            </button>
          )}
        </span>
        {asked === '回复' && <Words label="回复" onSay={(words, called) => act(answerTo(words, called))} />}
        {asked === '隐藏' && <Words label="隐藏原因" onSay={(reason) => act(hideComment(comment, reason))} />}
        {asked === '删除' && (
          <Button danger size="small" onClick={() => act(removeComment(id))}>
            确认删除
          </Button>
        )}
        {replies.length > 0 && (
          <ul className="cb-talk">
            {replies.map((one) => (
              <Said key={one.id} courseId={courseId} comment={one} mayAnswer={mayAnswer} again={again} />
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

const Ask = ({ label, onAsk }: { readonly label: CommentAct; readonly onAsk: (asked: CommentAct) => void }) => (
  <button type="button" className="cb-link" onClick={() => onAsk(label)}>
    {label}
  </button>
)

interface WordsProps {
  readonly label: string
  readonly onSay: (words: string, mentions: readonly string[]) => void
}

const Words = ({ label, onSay }: WordsProps) => {
  const [words, setWords] = useState('')
  const people = usePeople()
  return (
    <div className="cb-say">
      <WordsBox isFirst label={label} value={words} people={people} onChange={setWords} />
      <Button disabled={!words.trim()} onClick={() => onSay(words.trim(), people.named(words))}>
        提交{label}
      </Button>
    </div>
  )
}
