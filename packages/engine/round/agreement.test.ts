import { describe, expect, it } from 'vitest'
import { afterAgree, asBefore, type Signing } from './agreement.ts'

const task = (id: string, kind = '审批', fromTaskId: string | null = null, status = '待处理'): Signing => ({
  id,
  kind,
  status,
  fromTaskId,
})
const waits = '等待加签'
const nothing = { open: [], isEnough: false, isComplete: false }

describe('an agreement', () => {
  it('of all is needed where all must agree', () => {
    expect(afterAgree([task('a'), task('b')], 'a', '会签')).toEqual(nothing)
    expect(afterAgree([task('a', '审批', null, '已同意'), task('b')], 'b', '会签').isComplete).toBe(true)
  })

  it('of one is enough otherwise', () => {
    expect(afterAgree([task('a'), task('b')], 'a', '或签')).toEqual({ open: [], isEnough: true, isComplete: true })
  })

  it('asked for before gives the word back to who asked, once all of them agreed', () => {
    const level = [task('a', '审批', null, waits), task('b', '前加签', 'a'), task('c', '前加签', 'a')]
    expect(afterAgree(level, 'b', '或签')).toEqual(nothing)
    const later = level.map((one) => (one.id === 'b' ? { ...one, status: '已同意' } : one))
    expect(afterAgree(later, 'c', '或签')).toEqual({ open: ['a'], isEnough: false, isComplete: false })
  })

  it('asked for after follows, and completes the level', () => {
    const level = [task('a'), task('x'), task('b', '后加签', 'a', waits)]
    expect(afterAgree(level, 'a', '或签')).toEqual({ open: ['b'], isEnough: true, isComplete: false })
    const later = [task('a', '审批', null, '已同意'), task('x', '审批', null, '已取消'), task('b', '后加签', 'a')]
    expect(afterAgree(later, 'b', '或签').isComplete).toBe(true)
    expect(afterAgree([task('a', '审批', null, '已同意'), task('x'), task('b', '后加签', 'a')], 'b', '会签')).toEqual(
      nothing,
    )
  })

  it('asked for after one asked before gives the word back to the first', () => {
    const level = [task('a', '审批', null, waits), task('b', '前加签', 'a', '已同意'), task('c', '后加签', 'b')]
    expect(afterAgree(level, 'c', '会签').open).toEqual(['a'])
  })
})

it('what a refusal closed opens again in its order', () => {
  const closed = [task('a'), task('b', '后加签', 'a'), task('c', '审批'), task('d', '前加签', 'c')]
  expect(asBefore(closed)).toEqual({ open: ['a', 'd'], waiting: ['b', 'c'] })
})
