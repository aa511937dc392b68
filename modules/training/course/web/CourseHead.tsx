import { HeartFilled, HeartOutlined, LikeFilled, LikeOutlined } from '@ant-design/icons'
import { reportError } from '@chengban/ui/api/error-notice.ts'
import { notifyDone } from '@chengban/ui/api/notices.ts'
import { request } from '@chengban/ui/api/request.ts'
import { Button } from 'antd'
import { DueTag } from './DueTag.tsx'
import type { CourseNode, WholeCourse } from './learn-calls.ts'

interface Props {
  readonly course: WholeCourse
  readonly own: CourseNode | undefined
  readonly again: () => void
}

/** Header of the course page: title, progress, and the learner's like and collection. */
export const CourseHead = ({ course, own, again }: Props) => {
  const log = own?.log
  const mark = (name: 'like' | 'collect', value: boolean): void =>
    void request('POST', `/api/course-log/${name}`, { body: { courseId: course.id, value } }).then(again, reportError)
  const missing = (): void =>
    void request('POST', '/api/course-log/finish', { body: { courseId: course.id } }).then(() => {
      notifyDone('课程已学完')
      again()
    }, reportError)
  const isDone = log?.status === '已学完' || log?.status === '已评分'
  return (
    <header className="cb-learn-head">
      <div>
        <h1>{course.name}</h1>
        <p>
          {own?.teacher.name}
          {log && <DueTag log={log} />}
        </p>
      </div>
      <span className="cb-learn-progress">
        <meter min={0} max={100} value={log?.progress ?? 0} aria-label="学习进度" />
        {log?.progress ?? 0}%
      </span>
      {log && !isDone && <Button onClick={missing}>还差什么</Button>}
      <Button
        icon={log?.isCollect ? <HeartFilled /> : <HeartOutlined />}
        aria-pressed={log?.isCollect ?? false}
        onClick={() => mark('collect', !log?.isCollect)}
      >
        收藏
      </Button>
      <Button
        icon={log?.isLike ? <LikeFilled /> : <LikeOutlined />}
        aria-pressed={log?.isLike ?? false}
        onClick={() => mark('like', !log?.isLike)}
      >
        点赞
      </Button>
    </header>
  )
}
