import { expect, test } from 'vitest'
import { areas } from '../compose.ts'
import { blindMovers } from './movers.ts'

/** Who a move names and the rows do not, with why they see the record all the same or need not. */
const reasons: Readonly<Record<string, string>> = {
  'bug.confirm: userId': 'the person in hand is the solver, the tester, the closer or a lead of the project',
  'bug.back: userId': 'as for confirming',
  'bug.toApplyFor: userId': 'as for confirming',
  'courseAssign.urge: creatorId': 'who created it must also head whom it names, and sees it as that',
  'fileRemark.resolve: creatorId': 'remarks are read with their record: who sees that no more settles nothing on it',
  'fileRemark.resolve: uploaderId': 'as for its author',
  'invoicing.auditWithdraw: auditorId': 'who decided holds invoicing:audit, and takes nothing back without it',
  'workDay.summary: recorderId': 'the recorder takes part: the meeting refuses any other',
}

test('whoever a move names by a column of the record sees the record', () => {
  const blind = blindMovers(areas.flatMap(({ entities }) => entities))
  expect(blind.filter((place) => !reasons[place])).toEqual([])
  expect(Object.keys(reasons).filter((place) => !blind.includes(place))).toEqual([])
})

test('it is found where a row rule is taken away', () => {
  const entities = areas.flatMap((area) => area.entities)
  const narrowed = entities.map((e) => (e.name === 'projectProgress' ? { ...e, rows: { ...e.rows, also: [] } } : e))
  expect(blindMovers(narrowed)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^projectProgress\.productSign: /)]),
  )
})
