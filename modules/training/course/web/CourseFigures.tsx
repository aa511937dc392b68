import type { AnswerOf } from '@chengban/kernel/call.ts'
import { request } from '@chengban/ui/api/request.ts'
import { durationWords } from '@chengban/ui/figures/play-time.ts'
import { useHolds, useSession } from '@chengban/ui/session/person.ts'
import { useQuery } from '@tanstack/react-query'
import type { courseFigures } from '../../course-log/statistics.call.ts'
import { CourseLearners } from './CourseLearners.tsx'
import type { WholeCourse } from './learn-calls.ts'

type Figures = AnswerOf<typeof courseFigures>

/** How the course is learned, for its lecturer and those who keep all courses. */
export const CourseFigures = ({ course }: { readonly course: WholeCourse }) => {
  const keeps = useHolds('course:manage')
  const isOwn = useSession(({ person }) => person?.id === course.teacherId || person?.id === course.creatorId)
  const { data } = useQuery({
    queryKey: ['course', 'course-figures', course.id],
    queryFn: () =>
      request<Figures>('GET', '/api/qlxx/course-statistics', {
        query: { courseId: course.id, pageNumber: 1, pageSize: 10 },
      }),
    enabled: keeps || isOwn,
    meta: { quiet: true },
  })
  if (!data) return null
  const { learnCount, finishCount, finishRate, avgSeconds, quizPassRate, quizFirstRate } = data.course
  const tiles = [
    ['在学与学完', `${learnCount} 人`],
    ['学完', `${finishCount} 人`],
    ['完成率', rateWords(finishRate)],
    ['人均时长', avgSeconds === null ? '—' : durationWords(Math.round(avgSeconds / 60) * 60)],
    ['测验通过率', rateWords(quizPassRate)],
    ['首次通过率', rateWords(quizFirstRate)],
  ] as const
  return (
    <section aria-label="学习统计">
      <h2>学习统计</h2>
      <dl className="cb-course-tiles">
        {tiles.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Chapters rows={data.chapters} />
      {data.questions.length > 0 && <Questions rows={data.questions} />}
      <CourseLearners courseId={course.id} />
    </section>
  )
}

const rateWords = (rate: number | null): string => (rate === null ? '—' : `${rate}%`)

/** Begun and finished side by side: where learners stop. */
const Chapters = ({ rows }: { readonly rows: Figures['chapters'] }) => {
  const most = Math.max(1, ...rows.map(({ begun }) => begun))
  return (
    <table className="cb-course-table">
      <thead>
        <tr>
          <th scope="col">章节</th>
          <th scope="col">开始 → 学完</th>
          <th scope="col">放弃</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ chapterId, name, begun, finished, dropRate }) => (
          <tr key={chapterId}>
            <th scope="row">{name}</th>
            <td>
              <span className="cb-course-bar" aria-hidden="true">
                <i style={{ width: `${(begun / most) * 100}%` }} />
                <i style={{ width: `${(finished / most) * 100}%` }} />
              </span>
              {begun} → {finished}
            </td>
            <td>{rateWords(dropRate)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Questions = ({ rows }: { readonly rows: Figures['questions'] }) => (
  <table className="cb-course-table">
    <thead>
      <tr>
        <th scope="col">题目（最难的在前）</th>
        <th scope="col">作答</th>
        <th scope="col">正确率</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ questionId, content, answered, rightRate }) => (
        <tr key={questionId}>
          <th scope="row">{content}</th>
          <td>{answered}</td>
          <td>{rateWords(rightRate)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
