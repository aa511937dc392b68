import { readAllRows } from '@chengban/ui/data/calls.ts'
import { useEntity } from '@chengban/ui/declarations/declarations.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReviewChapter, ReviewQuestion } from './review-rows.ts'

/** The questions of a quiz with the right answers marked. */
export const ReviewQuestions = ({ chapter }: { readonly chapter: ReviewChapter }) => {
  const entity = useEntity('courseQuestion')
  const stored = useQuery({
    queryKey: ['list', 'courseQuestion', 'review', chapter.id],
    queryFn: ({ signal }) =>
      readAllRows(entity, { filters: { chapterId: { equalTo: chapter.id } }, sort: 'sort', columns }, signal),
    enabled: chapter.questions === undefined,
  })
  const questions = chapter.questions ?? (stored.data as readonly ReviewQuestion[] | undefined)
  if (questions === undefined) return null
  if (questions.length === 0) return <p className="is-late">没有题目</p>
  return (
    <ol className="cb-review-questions">
      {questions.map((question, at) => (
        <li key={question.id ?? at}>
          {question.content}
          <small>
            {question.type} · {question.score} 分
          </small>
          <ul>
            {question.options.map(({ key, text }) => (
              <li key={key} className={question.answer?.includes(key) ? 'is-done' : ''}>
                {key}　{text}
                {question.answer?.includes(key) && '（答案）'}
              </li>
            ))}
          </ul>
          {question.analysis && <small>解析：{question.analysis}</small>}
        </li>
      ))}
    </ol>
  )
}

const columns = ['id', 'type', 'content', 'score', 'options', 'answer', 'analysis']
