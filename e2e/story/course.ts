import type { Page } from '@playwright/test'
import type { Doors } from '../doors.ts'
import { found, type Row } from './found.ts'
import { type DoorsOf, move } from './made.ts'

export interface QuizCourse {
  readonly id: string
  readonly chapterId: string
  readonly name: string
}

interface Chapter extends Row {
  readonly name: string
}

const numbers = ['一', '二', '三', '四'] as const

/** Questions of a quiz, of 25 each, of which B is right. */
const questionsOf = (name: string) =>
  numbers.map((number) => ({
    ...{ type: '单选', content: `${name}第${number}题`, answer: ['B'], score: 25 },
    options: [
      { key: 'A', text: '不可以' },
      { key: 'B', text: '可以' },
    ],
  }))

/** A course of one quiz, handed in by a clerk: four questions of 25, 80 to pass, three tries, two credits; gives its id. */
export const handedQuiz = async (doors: DoorsOf, name: string, chapters?: readonly object[]): Promise<string> => {
  const teacher = await doors('hr02')
  const [shelf] = await found(teacher, 'category', { name: { equalTo: '公司制度' } })
  const about = { name, categoryId: shelf?.id, summary: '四题', credit: '2', attempts: 3 }
  const { id } = await teacher.post<Row>('/api/course', { ...about, chapters: chapters ?? [quizNamed(`${name}测验`)] })
  await move(teacher, 'course', 'submit', id)
  return id
}

/** A chapter of four questions. */
export const quizNamed = (name: string) => ({ name, type: '测验', passScore: 80, questions: questionsOf(name) })

/** The chapters of a course by their names, as its reviewer reads them. */
export const chaptersOf = async (own: Doors, id: string): Promise<readonly Chapter[]> =>
  (await own.get<{ chapters: readonly Chapter[] }>(`/api/course/${id}`)).chapters

/** A course of these chapters, handed in, looked at, passed and on the shelf; gives its id. */
export const passedCourse = async (doors: DoorsOf, name: string, chapters: readonly object[]): Promise<string> => {
  const id = await handedQuiz(doors, name, chapters)
  const keeper = await doors('hr01')
  for (const { id: chapterId } of await chaptersOf(keeper, id))
    await move(keeper, 'course', 'check', id, { chapterId, ok: true })
  await move(keeper, 'course', 'approve', id)
  return id
}

/** The same, passed and on the shelf. */
export const quizCourse = async (doors: DoorsOf, name: string): Promise<QuizCourse> => {
  const id = await passedCourse(doors, name, [quizNamed(`${name}测验`)])
  const [quiz] = await chaptersOf(await doors('hr01'), id)
  return { id, chapterId: quiz?.id ?? '', name }
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
