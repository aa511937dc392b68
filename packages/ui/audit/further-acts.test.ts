import { expect, test } from 'vitest'
import { actsIn, addedOpen, bodyOf, type FurtherInput, lackOf } from './further-acts.ts'
import type { Task } from './rounds.ts'

const input = (given: Partial<FurtherInput> = {}): FurtherInput => ({
  people: [],
  position: undefined,
  opinion: '',
  ...given,
})

test('nobody chosen, or no side: said before it is sent', () => {
  expect(lackOf('transfer', input())).toBe('请选择人员')
  expect(lackOf('cc', input())).toBe('请选择抄送人')
  expect(lackOf('addSign', input({ people: ['a'] }))).toBe('请选择加签方式')
  expect(lackOf('addSign', input({ people: ['a'], position: 'after' }))).toBeUndefined()
  expect(lackOf('urge', input())).toBeUndefined()
})

test('what the row does not allow is not offered', () => {
  expect(actsIn(['approve', 'update'])).toEqual([])
  expect(actsIn(['cc', 'transfer']).map(({ label }) => label)).toEqual(['转交', '抄送'])
})

test('each call gets what it asks for', () => {
  const said = input({ people: ['a', 'b'], position: 'before', opinion: ' 请看 ' })
  expect(bodyOf('cc', said)).toEqual({ userIds: ['a', 'b'], opinion: '请看' })
  expect(bodyOf('addSign', said)).toEqual({ userId: 'a', position: 'before', opinion: '请看' })
  expect(bodyOf('removeSign', input({ people: ['a'] }))).toEqual({ userId: 'a' })
})

test('only who was asked in addition and has not acted can be taken back', () => {
  const task = (kind: string, status: string): Task => ({ level: 1, kind, status, user: { id: status, name: '' } })
  const tasks = [task('审批', '待处理'), task('前加签', '已同意'), task('后加签', '等待加签'), task('前加签', '已收回')]
  expect(addedOpen(tasks).map(({ status }) => status)).toEqual(['等待加签'])
})
