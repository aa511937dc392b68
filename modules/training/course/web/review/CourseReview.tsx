import { reportError } from '@chengban/ui/api/error-notice.ts'
import { request } from '@chengban/ui/api/request.ts'
import { idOf } from '@chengban/ui/data/row.ts'
import type { DecisionPart } from '@chengban/ui/decide/decision-extras.ts'
import { ReviewedChapter } from './ReviewedChapter.tsx'
import { chaptersOf, notesOf } from './review-rows.ts'
import './review.css'

/** The chapters of a course in review, each with its content and 核对通过 or 退回: all must pass before the course does. */
export const CourseReview: DecisionPart = ({ row, detail, again }) => {
  const chapters = chaptersOf(row)
  const notes = notesOf(row)
  const mayCheck = detail?.actions.includes('approve') === true
  const passed = chapters.filter(({ id }) => notes.some((note) => note.chapterId === id && note.ok)).length
  const check = (chapterId: string, ok: boolean, opinion?: string): Promise<void> =>
    request('POST', '/api/course/action/check', {
      body: { id: idOf(row), version: row.version, chapterId, ok, ...(opinion ? { opinion } : {}) },
    }).then(
      () => again(),
      (error: unknown) => {
        reportError(error)
        again()
        throw error
      },
    )
  return (
    <section aria-label="章节核对" className="cb-review">
      <h2>
        章节核对 {passed}/{chapters.length}
      </h2>
      <ol>
        {chapters.map((chapter) => (
          <ReviewedChapter
            key={chapter.id}
            chapter={chapter}
            note={notes.find(({ chapterId }) => chapterId === chapter.id)}
            onCheck={mayCheck ? (ok, opinion) => check(chapter.id, ok, opinion) : undefined}
          />
        ))}
      </ol>
    </section>
  )
}
