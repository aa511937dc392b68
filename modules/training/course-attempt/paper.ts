import { present } from '@chengban/kernel/present.ts'

/** A question as it was put on the paper, its answer by the letters of the paper. */
export type Question = {
  readonly questionId: string
  readonly type: string
  readonly content: string
  readonly images: readonly unknown[]
  readonly options: readonly { readonly key: string; readonly text: string }[]
  readonly answer: readonly string[]
  readonly score: number
  readonly analysis: string | null
}

/** Keys chosen, by question. */
export type Answers = Readonly<Record<string, readonly string[]>>

/** A number from 0 up to, not including, the one given. */
export type Random = (below: number) => number

const letters = 'ABCDEFGH'

const shuffled = <T>(list: readonly T[], random: Random): T[] => {
  const left = [...list]
  return list.map(() => present(left.splice(random(left.length), 1)[0]))
}

/** So many questions at random, their options in another order under letters of their own. */
export const makePaper = (questions: readonly Question[], drawn: number | null, random: Random): Question[] => {
  const some = drawn === null ? questions : shuffled(questions, random).slice(0, drawn)
  return some.map((question) => {
    const order = question.type === '判断' ? question.options : shuffled(question.options, random)
    const lettered = new Map(order.map(({ key }, place) => [key, letters[place] ?? key]))
    return {
      ...question,
      options: order.map(({ key, text }) => ({ key: lettered.get(key) ?? key, text })),
      answer: question.answer.map((key) => lettered.get(key) ?? key).sort(),
    }
  })
}

/** Which are right, each whole or not at all, and what that makes of a hundred, half up. */
export const grade = (
  paper: readonly Question[],
  answers: Answers,
): { readonly score: number; readonly right: readonly boolean[] } => {
  const right = paper.map(({ questionId, answer }) => isSame(answers[questionId] ?? [], answer))
  const all = paper.reduce((sum, { score }) => sum + score, 0)
  const won = paper.reduce((sum, { score }, place) => sum + (right[place] ? score : 0), 0)
  return { score: all === 0 ? 0 : Math.floor((200 * won + all) / (2 * all)), right }
}

const isSame = (given: readonly string[], answer: readonly string[]): boolean =>
  given.length === answer.length && [...given].sort().join() === [...answer].sort().join()

/** Every question is on the paper, every key among its options. */
export const areOptions = (paper: readonly Question[], answers: Answers): boolean =>
  Object.entries(answers).every(([id, keys]) => {
    const question = paper.find(({ questionId }) => questionId === id)
    return (
      question !== undefined &&
      Array.isArray(keys) &&
      keys.every((key) => question.options.some((one) => one.key === key))
    )
  })
