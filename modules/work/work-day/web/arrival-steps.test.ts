import { expect, test } from 'vitest'
import { arrivalSteps, type Newcomer } from './arrival-steps.ts'

const first: Newcomer = {
  mustChange: true,
  user: {
    id: 'u',
    mobile: '13900000000',
    email: null,
    avatar: [],
    bankAccount: null,
    dingtalkId: null,
    entryLearn: false,
  },
  documents: [
    { type: '入职必读', status: '已打开' },
    { type: '公司制度', status: '未读' },
  ],
}
const done = (newcomer: Newcomer): boolean[] => arrivalSteps(newcomer).map(({ isDone }) => isDone)

test('on the first day nothing is done', () => {
  expect(done(first)).toEqual([false, false, false, false, false])
})

test('one thing left out leaves personal information open', () => {
  const user = { ...first.user, email: 'a@b.cn', avatar: [{ url: '/file/avatar/a.png' }], bankAccount: '' }
  expect(done({ ...first, user })[1]).toBe(false)
  expect(done({ ...first, user: { ...user, bankAccount: '6222' } })[1]).toBe(true)
})

test('other documents are not asked for', () => {
  const documents = [
    { type: '入职必读', status: '已读' },
    { type: '公司制度', status: '未读' },
  ]
  const user = { ...first.user, dingtalkId: 'd', entryLearn: true }
  expect(done({ mustChange: false, user, documents })).toEqual([true, false, true, true, true])
})
