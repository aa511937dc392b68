import { expect, it } from 'vitest'
import { wayOf } from './onboarding-steps.ts'

const learner = {
  stage: '学习中',
  tzProbation: '2026-10-08',
  regularPlan: '2027-01-08',
  learnDone: 1,
  learnTotal: 3,
  examScore: null,
}
const states = (stage: string) => wayOf({ ...learner, stage }).map(({ state }) => state)

it('whoever did not come has come no way', () => {
  expect(states('未报到')).toEqual(['now', 'later', 'later', 'later', 'later'])
})

it('each stage stands at its step, and a regular colleague is through', () => {
  expect(states('待入职')).toEqual(['now', 'later', 'later', 'later', 'later'])
  expect(states('学习中')).toEqual(['done', 'now', 'later', 'later', 'later'])
  expect(states('待转正')).toEqual(['done', 'done', 'done', 'done', 'now'])
  expect(states('已转正')).toEqual(['done', 'done', 'done', 'done', 'done'])
})

it('says of each step what is known', () => {
  expect(wayOf(learner).map(({ note }) => note)).toEqual(['2026-10-08', '1/3', '', '至 2027-01-08', '2027-01-08'])
  expect(wayOf({ ...learner, learnTotal: 0, examScore: '80.0' }).map(({ note }) => note)[1]).toBe('没有必修项')
})
