import { expect, it } from 'vitest'
import { everybody } from './expr.ts'
import { auditLevels, isOffered, isSystemAct, isWaiting, opinionField, waitingLevel, waitingState } from './workflow.ts'

it('a record waits on any of its levels, and in no other state', () => {
  for (const level of auditLevels) {
    expect(isWaiting(waitingState(level))).toBe(true)
    expect(waitingLevel(waitingState(level))).toBe(level)
  }
  for (const state of ['草稿', '通过', '变更中', '待审核', null])
    expect([isWaiting(state), waitingLevel(state)]).toEqual([false, 0])
})

it('each level has its own column for its opinion, the last one the opinion of all', () => {
  const columns = (levels: 1 | 2 | 4): string[] =>
    auditLevels.slice(0, levels).map((level) => opinionField({ levels }, level))
  expect(columns(1)).toEqual(['opinion'])
  expect(columns(2)).toEqual(['opinionFirst', 'opinion'])
  expect(columns(4)).toEqual(['opinionFirst', 'opinion3', 'opinion4', 'opinion'])
  expect(opinionField({ levels: 4 }, 3, true)).toBe('opinion')
  expect(opinionField({ levels: 2, opinions: ['said'] }, 2)).toBe('opinion')
})

it('changing and voiding are offered where they are declared', () => {
  const audit = { levels: 1, submit: everybody } as const
  expect(['submit', 'change', 'void', 'nosuch', 'toString'].filter((name) => isOffered(audit, name))).toEqual([
    'submit',
    'change',
  ])
  const other = { ...audit, change: 'none', void: everybody } as const
  expect(['change', 'void'].filter((name) => isOffered(other, name))).toEqual(['void'])
  expect(isOffered(undefined, 'submit')).toBe(false)
  expect([isSystemAct(audit, 'void'), isSystemAct(other, 'void'), isSystemAct(other, 'approve')]).toEqual([
    false,
    true,
    false,
  ])
})
