import { expect, test } from 'vitest'
import { areas } from '../compose.ts'
import { ownUndone } from './own-undo.ts'
import { ownUndoReasons } from './own-undo-reasons.ts'

const entities = areas.flatMap((area) => area.entities)

test('nobody undoes or settles by a code what is about themselves, but for a reason', () => {
  expect([...ownUndone(entities)].sort()).toEqual(Object.values(ownUndoReasons).flat().sort())
})

test('it is found where the exclusion is taken away', () => {
  const opened = entities.map((e) =>
    e.name === 'restDay' ? { ...e, audit: { ...e.audit, void: { op: { is: 'holds', code: 'restDay:manage' } } } } : e,
  ) as typeof entities
  expect(ownUndone(opened)).toContain('restDay.void')
})
