import { expect, test } from 'vitest'
import { hueOf } from './states.ts'

test.each([
  ['草稿', 'ring'],
  ['未生效', 'ring'],
  ['已归档', 'still'],
  ['已作废', 'still'],
  ['待一级审核', 'wait'],
  ['还剩 2 天', 'wait'],
  ['履行中', 'move'],
  ['开票中', 'move'],
  ['通过', 'done'],
  ['履行完毕', 'done'],
  ['驳回', 'bad'],
  ['逾期 3 天', 'bad'],
  ['迟 4 天', 'bad'],
  ['变更中', 'change'],
  ['变更待一级审核', 'change'],
  ['客户待确认', 'wait'],
  ['PMO已确认', 'done'],
  ['已付款', 'done'],
  ['已转缺陷', 'still'],
  ['部分红冲', 'move'],
  ['退回', 'bad'],
  ['已撤回', 'ring'],
  ['在用', 'done'],
  ['饱和', 'wait'],
  ['超载', 'bad'],
  ['某某', 'still'],
])('%s is %s', (word, hue) => {
  expect(hueOf(word)).toBe(hue)
})
