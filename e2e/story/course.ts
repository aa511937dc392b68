import type { Page } from '@playwright/test'
import type { Doors } from '../doors.ts'
import { found, type Row } from './found.ts'
import { type DoorsOf, move } from './made.ts'

export interface QuizCourse {
  readonly id: string
  readonly chapterId: string
  readonly name: string
}

const numbers = ['一', '二', '三', '四'] as const

/** A course of one quiz, handed in by a clerk: four questions of 25, 80 to pass, three tries, two credits; gives its id. */
export const handedQuiz = async (doors: DoorsOf, name: string): Promise<string> => {
  const teacher = await doors('hr02')
  const [shelf] = await found(teacher, 'category', { name: { equalTo: '公司制度' } })
  const options = [
    { key: 'A', text: '不可以' },
    { key: 'B', text: '可以' },
  ]
  const questions = numbers.map((number) => ({
    ...{ type: '单选', content: `${name}第${number}题`, options, answer: ['B'], score: 25 },
  }))
  const chapters = [{ name: `${name}测验`, type: '测验', passScore: 80, questions }]
  const about = { name, categoryId: shelf?.id, summary: '四题', credit: '2', attempts: 3 }
  const { id } = await teacher.post<Row>('/api/course', { ...about, chapters })
  await move(teacher, 'course', 'submit', id)
  return id
}

/** The same, passed and on the shelf. */
export const quizCourse = async (doors: DoorsOf, name: string): Promise<QuizCourse> => {
  const id = await handedQuiz(doors, name)
  const keeper = await doors('hr01')
  const course = await keeper.get<{ chapters: readonly Row[] }>(`/api/course/${id}`)
  const chapterId = course.chapters[0]?.id ?? ''
  await move(keeper, 'course', 'check', id, { chapterId, ok: true })
  await move(keeper, 'course', 'approve', id)
  return { id, chapterId, name }
}

interface Paper {
  readonly attemptId: string
  readonly questions: readonly {
    readonly questionId: string
    readonly options: readonly { readonly key: string; readonly text: string }[]
  }[]
}

/** Begins the quiz, and leaves it. */
export const begunQuiz = (own: Doors, { id: courseId, chapterId }: QuizCourse): Promise<Paper> =>
  own.post<Paper>('/api/course-log/action/startQuiz', { courseId, chapterId })

/** Answers the whole quiz rightly. */
export const passedQuiz = async (own: Doors, course: QuizCourse): Promise<void> => {
  const { attemptId, questions } = await begunQuiz(own, course)
  // the letters of a paper are its own
  const right = questions.map(({ questionId, options }) => {
    const keys = options.filter(({ text }) => text === '可以').map(({ key }) => key)
    return [questionId, keys] as const
  })
  const answers = Object.fromEntries(right)
  await own.post('/api/course-log/action/submitQuiz', { attemptId, answers })
}

/** Chooses on the paper: so many rightly, the rest wrongly. */
export const answers = (right: number) => async (page: Page) => {
  const questions = page.locator('.cb-quiz fieldset')
  for (const at of numbers.keys())
    await questions
      .nth(at)
      .getByText(at < right ? '可以' : '不可以', { exact: true })
      .click()
}
