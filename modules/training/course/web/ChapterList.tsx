import {
  CheckCircleFilled,
  FileTextOutlined,
  LockOutlined,
  PlayCircleOutlined,
  QuestionCircleOutlined,
} from '@ant-design/icons'
import { playTime } from '@chengban/ui/figures/play-time.ts'
import type { Chapter } from './learn-calls.ts'
import { percentOf } from './played.ts'

interface Props {
  readonly chapters: readonly Chapter[]
  readonly current: string | undefined
  readonly onChoose: (id: string) => void
}

const icons = { 视频: PlayCircleOutlined, 文档: FileTextOutlined, 测验: QuestionCircleOutlined } as const

/** The chapters in their order: done, open or locked, with how far one is. */
export const ChapterList = ({ chapters, current, onChoose }: Props) => (
  <nav className="cb-chapters" aria-label="章节">
    <h2>
      章节 <small>{`${chapters.filter(({ isFinish }) => isFinish).length}/${chapters.length}`}</small>
    </h2>
    <ol>
      {chapters.map((chapter) => (
        <li key={chapter.id}>
          <button
            type="button"
            aria-current={chapter.id === current ? 'true' : undefined}
            disabled={!chapter.isOpen}
            title={chapter.isOpen ? undefined : '请先完成前面的章节'}
            onClick={() => onChoose(chapter.id)}
          >
            <Mark chapter={chapter} />
            <span>{chapter.name}</span>
            <small>{factOf(chapter)}</small>
          </button>
        </li>
      ))}
    </ol>
  </nav>
)

const Mark = ({ chapter: { isFinish, isOpen, type } }: { readonly chapter: Chapter }) => {
  if (isFinish) return <CheckCircleFilled className="is-done" aria-label="已学完" />
  if (!isOpen) return <LockOutlined aria-label="未解锁" />
  const Icon = icons[type]
  return <Icon aria-label={type} />
}

const factOf = ({ type, duration, watched, best, isFinish, isRequired }: Chapter): string => {
  const own = isRequired ? '' : '选修 '
  if (type === '测验') return `${own}${best === null ? '测验' : `${best} 分`}`
  if (type === '视频' && duration && !isFinish && watched > 0) return `${own}${percentOf(watched, duration)}%`
  return `${own}${type === '视频' && duration ? playTime(duration) : '阅读'}`
}
