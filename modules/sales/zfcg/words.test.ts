import { expect, it } from 'vitest'
import { type Keyword, type Notice, wordsOf } from './words.ts'

const notice: Notice = {
  title: '甲市中心医院电子病历系统采购公告',
  kind: '招标公告',
  buyer: '甲市中心医院',
  content: '建设住院电子病历。',
  province: '东省',
  budget: '500000.00',
}
const keyword = (more: Partial<Keyword>): Keyword => ({
  word: '病历',
  exclude: null,
  kinds: null,
  province: null,
  minBudget: null,
  ...more,
})
const isPicked = (more: Partial<Keyword>, of: Partial<Notice> = {}) =>
  wordsOf({ ...notice, ...of }, [keyword(more)]).length > 0

it.each([
  [{ word: '病历 手术' }, {}],
  [{ exclude: '维保 采购' }, {}],
  [{ kinds: ['中标公告'] }, {}],
  [{ province: '西省' }, {}],
  [{ minBudget: '500000.01' }, {}],
])('%o does not pick it', (more, of) => {
  expect(isPicked(more, of)).toBe(false)
})

it('picks by all parts in title, buyer and content; without a budget in any case', () => {
  expect(isPicked({ word: '中心医院  住院' })).toBe(true)
  expect(isPicked({ kinds: ['招标公告'], province: '东省', minBudget: '500000' })).toBe(true)
  expect(isPicked({ minBudget: '900000' }, { budget: null })).toBe(true)
  expect(isPicked({ exclude: '住院' })).toBe(true)
  expect(wordsOf(notice, [keyword({ word: '医院' }), keyword({ word: '学校' }), keyword({})])).toEqual(['医院', '病历'])
})
