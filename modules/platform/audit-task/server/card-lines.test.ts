import { expect, it } from 'vitest'
import { cardLines } from './card-lines.ts'

const number = { label: '单号', value: 'YD-202610-0002' }
const company = { label: '所属公司', value: '甲公司' }
const sum = { label: '合计', value: '12,782.05' }

it('does not say again what the title says, nor the sum twice', () => {
  expect(cardLines('月度费用提交 YD-202610-0002', sum, [number, company, sum])).toEqual([sum, company])
})

it('keeps what only looks like a part of the title, and says no sum that the reader does not read', () => {
  const copies = { label: '份数', value: '1' }
  expect(cardLines('用印申请 第1份授权书', undefined, [copies, company])).toEqual([copies, company])
})
