import { Markdown } from '@chengban/ui/markdown/Markdown.tsx'
import { StoredFileName } from '@chengban/ui/marks/StoredFileName.tsx'
import { CourseFigures } from './CourseFigures.tsx'
import { CourseTalk } from './CourseTalk.tsx'
import type { CourseNode, WholeCourse } from './learn-calls.ts'

interface Props {
  readonly course: WholeCourse
  readonly own: CourseNode | undefined
  readonly again: () => void
}

/** Lower part of the course page: description, materials, figures and comments. */
export const CourseFoot = ({ course, own, again }: Props) => (
  <div className="cb-learn-foot">
    {(course.summary || course.content || course.target) && (
      <section aria-label="课程介绍">
        <h2>课程介绍</h2>
        {course.content ? <Markdown text={course.content} /> : <p>{course.summary}</p>}
        {course.target && <p>学习目标：{course.target}</p>}
      </section>
    )}
    {((course.file?.length ?? 0) > 0 || course.documents.length > 0) && (
      <section aria-label="课程资料">
        <h2>课程资料</h2>
        <ul>
          {(course.file ?? []).map((file) => (
            <li key={file.url}>
              <a href={file.url} target="_blank" rel="noreferrer">
                <StoredFileName file={file} />
              </a>
            </li>
          ))}
          {course.documents.map(({ id, name, type }) => (
            <li key={id}>
              <a href={`#/record/documentation/${id}`}>{name}</a> <small>{type}</small>
            </li>
          ))}
        </ul>
      </section>
    )}
    <CourseFigures course={course} />
    <CourseTalk course={course} own={own} again={again} />
  </div>
)
