import { expect, test } from 'vitest'
import { areOptions, grade, makePaper, type Question } from './paper.ts'

const question = (id: string, answer: readonly string[], score = 10, type = '单选'): Question => ({
  questionId: id,
  type,
  content: id,
  images: [],
  options: ['A', 'B', 'C', 'D'].map((key) => ({ key, text: `${id}${key}` })),
  answer,
  score,
  analysis: null,
})
const last = (below: number): number => below - 1
const questions = [question('a', ['A']), question('b', ['B', 'C'], 20, '多选'), question('c', ['D'])]

test('options come in another order, and the answer follows its words', () => {
  const [first] = makePaper([question('a', ['A'])], null, last)
  expect(first?.options.map(({ text }) => text)).toEqual(['aD', 'aC', 'aB', 'aA'])
  expect(first?.options.map(({ key }) => key)).toEqual(['A', 'B', 'C', 'D'])
  expect(first?.answer).toEqual(['D'])
  expect(makePaper(questions, 2, last)).toHaveLength(2)
  expect(makePaper([{ ...question('x', ['A']), type: '判断' }], null, last)[0]?.answer).toEqual(['A'])
})

test('a question counts whole or not at all, and the sum is rounded half up', () => {
  expect(grade(questions, { a: ['A'], b: ['C', 'B'], c: ['D'] })).toEqual({ score: 100, right: [true, true, true] })
  expect(grade(questions, { a: ['A'], b: ['B'] }).score).toBe(25)
  expect(grade(questions, { b: ['B', 'C', 'D'] }).score).toBe(0)
  // 1 of 8 is 12.5
  expect(grade([question('a', ['A'], 1), question('b', ['A'], 7)], { a: ['A'] }).score).toBe(13)
})

test('answers are among the options of questions on the paper', () => {
  expect(areOptions(questions, { a: ['A'], b: [] })).toBe(true)
  expect(areOptions(questions, { a: ['E'] })).toBe(false)
  expect(areOptions(questions, { z: ['A'] })).toBe(false)
})
