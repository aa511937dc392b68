import { reportError } from '@chengban/ui/api/error-notice.ts'
import { useSession } from '@chengban/ui/session/person.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button, Rate } from 'antd'
import { useState } from 'react'
import type { CourseNode, WholeCourse } from './learn-calls.ts'
import { Said } from './Said.tsx'
import { readTalkOf, sendComment } from './talk-calls.ts'
import { usePeople, WordsBox } from './WordsBox.tsx'

interface Props {
  readonly course: WholeCourse
  readonly own: CourseNode | undefined
  readonly again: () => void
}

/** What people say about a course, with the mark of those who finished it. */
export const CourseTalk = ({ course, own, again }: Props) => {
  const [isWhole, setWhole] = useState(false)
  const { data, refetch } = useQuery({
    queryKey: ['list', 'courseComment', 'of', course.id, isWhole],
    queryFn: () => readTalkOf(course.id, isWhole),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  const renew = (): void => {
    void refetch()
    again()
  }
  const log = own?.log
  const isOwn = useSession(({ person }) => person?.id === course.teacherId || person?.id === course.creatorId)
  const mayRate = !isOwn && (log?.status === '已学完' || log?.status === '已评分')
  const maySay = isOwn || (log !== null && log !== undefined && log.status !== '未学')
  return (
    <section aria-label="评论">
      <h2>
        评论 <small>{data?.fraction ? `${data.fraction} 分，${data.fractionCount} 人评` : '还没有评分'}</small>
      </h2>
      {data && data.fractionCount > 0 && <Spread spread={data.spread} />}
      {maySay ? (
        <Say courseId={course.id} mayRate={mayRate} onDone={renew} />
      ) : (
        <p className="cb-learn-quiet">开始学习后可以评论</p>
      )}
      <ul className="cb-talk">
        {data?.nodes.map((comment) => (
          <Said key={comment.id} courseId={course.id} comment={comment} mayAnswer={maySay} again={renew} />
        ))}
      </ul>
      {data && data.totalCount > data.nodes.length && (
        <Button type="text" onClick={() => setWhole(true)}>
          全部 {data.totalCount} 条评论
        </Button>
      )}
    </section>
  )
}

/** How many gave each mark, the best first. */
const Spread = ({ spread }: { readonly spread: readonly number[] }) => (
  <ul className="cb-talk-spread" aria-label="评分分布">
    {spread
      .map((count, index) => ({ count, mark: index + 1 }))
      .toReversed()
      .map(({ count, mark }) => (
        <li key={mark}>
          <span>{mark} 分</span>
          <meter min={0} max={Math.max(...spread, 1)} value={count} aria-label={`${mark} 分`} />
          <span>{count}</span>
        </li>
      ))}
  </ul>
)

interface SayProps {
  readonly courseId: string
  readonly mayRate: boolean
  readonly onDone: () => void
}

const Say = ({ courseId, mayRate, onDone }: SayProps) => {
  const [content, setContent] = useState('')
  const [fraction, setFraction] = useState(0)
  const people = usePeople()
  const send = (): void => {
    const mentions = people.named(content)
    const more = { ...(fraction ? { fraction } : {}), ...(mentions.length ? { mentions } : {}) }
    void sendComment({ courseId, content: content.trim(), ...more }).then(() => {
      setContent('')
      setFraction(0)
      onDone()
    }, reportError)
  }
  return (
    <div className="cb-say">
      {mayRate && <Rate value={fraction} onChange={setFraction} />}
      <WordsBox
        label="评论"
        placeholder="说说学得怎么样，或提个问题，@ 提醒同事"
        value={content}
        people={people}
        onChange={setContent}
      />
      <Button disabled={!content.trim() && !fraction} onClick={send}>
        {fraction ? '评分' : '评论'}
      </Button>
    </div>
  )
}
