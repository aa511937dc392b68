import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { ListFailed } from '@chengban/ui/marks/ListFailed.tsx'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { ChapterList } from './ChapterList.tsx'
import { ChapterView } from './ChapterView.tsx'
import { CourseFoot } from './CourseFoot.tsx'
import { CourseHead } from './CourseHead.tsx'
import { readCourse, readCourseList } from './learn-calls.ts'
import './learn.css'

/** 课程: a course being learned; without one in the address the one that was left last. */
export default function LearnCourse() {
  const [params] = useSearchParams()
  const id = params.get('id')
  return id ? <OneCourse key={id} id={id} /> : <LastCourse />
}

const LastCourse = () => {
  const { data } = useQuery({
    queryKey: ['course', 'last'],
    queryFn: () => readCourseList({ mine: '学习中', pageNumber: 1, pageSize: 10 }),
  })
  if (!data) return <div className="cb-learn" aria-busy="true" />
  const [first] = data.nodes
  return <Navigate to={first ? `/yyxx/course?id=${encodeURIComponent(first.id)}` : '/yyxx/kczx'} replace />
}

const OneCourse = ({ id }: { readonly id: string }) => {
  const [params, setParams] = useSearchParams()
  const entity = useEntity('courseChapter')
  const { data, error, refetch } = useQuery({
    queryKey: ['course', 'learn', id],
    queryFn: () => readCourse(id),
    meta: { quiet: true },
  })
  if (error && !data) return <ListFailed error={error} label="课程" onAgain={() => void refetch()} />
  if (!data) return <div className="cb-learn" aria-busy="true" />
  const { course, own } = data
  const { chapters, resume } = course
  const wanted = params.get('chapter') ?? resume?.chapterId ?? chapters[0]?.id
  const chapter = chapters.find((one) => one.id === wanted && one.isOpen) ?? chapters.find(({ isOpen }) => isOpen)
  const again = (): void => void refetch()
  return (
    <section className="cb-learn" aria-label={course.name}>
      <CourseHead course={course} own={own} again={again} />
      <div className="cb-learn-body">
        <main>
          {chapter && (
            <ChapterView key={chapter.id} entity={entity} courseId={id} chapter={chapter} onProgress={again} />
          )}
          <CourseFoot course={course} own={own} again={again} />
        </main>
        <ChapterList
          chapters={chapters}
          current={chapter?.id}
          onChoose={(one) => setParams({ id, chapter: one }, { replace: true })}
        />
      </div>
    </section>
  )
}
