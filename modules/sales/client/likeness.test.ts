import { expect, it } from 'vitest'
import { likeness, tailOf } from './likeness.ts'

const none = { normal: null, tax: null, tail: null }
const known = { normalName: '甲城软件', alias: ['甲城科技有限公司'], accountId: '91350100M000100Y43', isCalled: false }

it('is nobody where nothing agrees', () => {
  expect(likeness(none, known)).toBeNull()
  expect(likeness({ ...none, normal: '乙城软件' }, known)).toBeNull()
  // three characters occur in too many names
  expect(likeness({ ...none, normal: '城软件' }, known)).toBeNull()
  expect(likeness({ ...none, normal: '甲城软件研究院' }, { ...known, normalName: '甲城软' })).toBeNull()
  expect(likeness({ ...none, tail: '38120000' }, known)).toBeNull()
})
it('is the same by its name, a former one or its tax number', () => {
  expect(likeness({ ...none, normal: '甲城软件' }, known)).toEqual({ level: '重复', by: '名称' })
  expect(likeness({ ...none, normal: '甲城科技' }, known)).toEqual({ level: '重复', by: '曾用名' })
  expect(likeness({ ...none, normal: '甲城软件园', tax: known.accountId }, known)?.by).toBe('税号')
})
it('is perhaps the same where a name of four signs stands in the other, or somebody answers the same number', () => {
  expect(likeness({ ...none, normal: '甲城软件研究院' }, known)).toEqual({ level: '疑似', by: '名称' })
  expect(likeness({ ...none, normal: '甲城软件' }, { ...known, normalName: '省甲城软件园' })?.level).toBe('疑似')
  expect(likeness({ ...none, tail: '38120000' }, { ...known, isCalled: true })).toEqual({ level: '疑似', by: '电话' })
})
it('compares the last eight digits of a number, and no fewer', () => {
  expect(['0591-3812 0000', '１３８００１３８０００', '3812000', '', null].map(tailOf)).toEqual([
    '38120000',
    '00138000',
    null,
    null,
    null,
  ])
})
