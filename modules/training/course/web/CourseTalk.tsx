import { LikeOutlined } from '@ant-design/icons'
import { reportError } from '@chengban/ui/api/error-notice.ts'
import { request } from '@chengban/ui/api/request.ts'
import { createRow, readRows } from '@chengban/ui/data/calls.ts'
import { idOf, type Named, type Row } from '@chengban/ui/data/row.ts'
import { shortDateTime } from '@chengban/ui/dates/date-time.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { PersonMark } from '@chengban/ui/marks/PersonMark.tsx'
import { useSession } from '@chengban/ui/session/person.ts'
import { useQuery } from '@tanstack/react-query'
import { Button, Input, Rate } from 'antd'
import { useState } from 'react'
import type { CourseNode, WholeCourse } from './learn-calls.ts'

interface Props {
  readonly course: WholeCourse
  readonly own: CourseNode | undefined
  readonly again: () => void
}

/** What people say about a course, with the mark of those who finished it. */
export const CourseTalk = ({ course, own, again }: Props) => {
  const entity = useEntity('courseComment')
  const { data = [], refetch } = useQuery({
    queryKey: ['list', 'courseComment', 'of', course.id],
    queryFn: ({ signal }) =>
      readRows(
        entity,
        { pageNumber: 1, pageSize: 50, filters: { courseId: { equalTo: course.id } }, sort: '-tzCreate' },
        signal,
      ),
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
  const first = data.filter(({ parentId }) => !parentId)
  return (
    <section aria-label="评论">
      <h2>
        评论 <small>{course.fraction ? `${course.fraction} 分，${course.fractionCount} 人评` : '还没有评分'}</small>
      </h2>
      {maySay ? (
        <Say courseId={course.id} mayRate={mayRate} entity={entity} onDone={renew} />
      ) : (
        <p className="cb-learn-quiet">开始学习后可以评论</p>
      )}
      <ul className="cb-talk">
        {first.map((row) => (
          <Said key={idOf(row)} row={row} replies={data.filter(({ parentId }) => parentId === row.id)} again={renew} />
        ))}
      </ul>
    </section>
  )
}

interface SayProps {
  readonly courseId: string
  readonly mayRate: boolean
  readonly entity: Parameters<typeof createRow>[0]
  readonly onDone: () => void
}

const Say = ({ courseId, mayRate, entity, onDone }: SayProps) => {
  const [content, setContent] = useState('')
  const [fraction, setFraction] = useState(0)
  const send = (): void => {
    const words = content.trim()
    const sent = fraction
      ? request('POST', '/api/course-log/comment-fraction', { body: { courseId, fraction, content: words } })
      : createRow(entity, { courseId, content: words })
    void sent.then(() => {
      setContent('')
      setFraction(0)
      onDone()
    }, reportError)
  }
  return (
    <div className="cb-say">
      {mayRate && <Rate value={fraction} onChange={setFraction} />}
      <Input.TextArea
        value={content}
        maxLength={1000}
        autoSize={{ minRows: 1, maxRows: 6 }}
        aria-label="评论"
        placeholder="说说学得怎么样，或提个问题"
        onChange={(event) => setContent(event.target.value)}
      />
      <Button disabled={!content.trim() && !fraction} onClick={send}>
        {fraction ? '评分' : '评论'}
      </Button>
    </div>
  )
}

interface SaidProps {
  readonly row: Row
  readonly replies: readonly Row[]
  readonly again: () => void
}

const Said = ({ row, replies, again }: SaidProps) => {
  const user = row.user as Named | null
  const like = (): void =>
    void request('POST', '/api/course-comment/like', { body: { id: idOf(row) } }).then(again, reportError)
  return (
    <li>
      {user && <PersonMark {...user} />}
      <div>
        <b>{user?.name ?? '已删除'}</b>
        {row.isTeacher === true && <small className="is-teacher">讲师</small>}{' '}
        {typeof row.fraction === 'number' && <small>{`${row.fraction} 分`}</small>}{' '}
        <time dateTime={String(row.tzCreate)}>{shortDateTime(String(row.tzCreate))}</time>
        <p>{String(row.content ?? '')}</p>
        <button type="button" className="cb-link" onClick={like}>
          <LikeOutlined /> {Number(row.likeCount ?? 0) || '点赞'}
        </button>
        {replies.length > 0 && (
          <ul className="cb-talk">
            {replies.toReversed().map((one) => (
              <Said key={idOf(one)} row={one} replies={[]} again={again} />
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
