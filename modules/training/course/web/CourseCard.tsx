import { durationWords } from '@chengban/ui/figures/play-time.ts'
import { DueTag } from './DueTag.tsx'
import type { CourseNode } from './learn-calls.ts'

/** A course to be opened: what it is, whose, how long, and how far one is. */
export const CourseCard = ({ course }: { readonly course: CourseNode }) => {
  const { id, name, cover, summary, teacher, level, duration, fraction, learnCount, log } = course
  const [picture] = cover
  return (
    <li className="cb-course">
      <a href={`#/yyxx/course?id=${encodeURIComponent(id)}`}>
        <span className="cb-course-cover" aria-hidden="true">
          {picture ? <img src={picture.url} alt="" loading="lazy" /> : name.slice(0, 1)}
        </span>
        <b title={name}>{name}</b>
        <span className="cb-course-summary">{summary}</span>
        <small>
          {[teacher.name, level, duration ? durationWords(Math.max(60, Math.round(duration / 60) * 60)) : '']
            .filter(Boolean)
            .join(' · ')}
        </small>
        <small>
          {learnCount} 人学{fraction ? `，${fraction} 分` : ''}
          {log && <DueTag log={log} />}
        </small>
        {log && log.status !== '未学' && (
          <span className="cb-learn-progress">
            <meter min={0} max={100} value={log.progress} aria-label="学习进度" />
            {log.progress}%
          </span>
        )}
      </a>
    </li>
  )
}
