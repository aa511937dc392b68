import { expect, test } from 'vitest'
import { begunWith } from './Lacks.tsx'

test('what is lacking begins a row with its figures, and a line of each list', () => {
  const row = { company: 'A', month: '2026-10', type: '房租', lastMoney: '38000.00', state: '未填报' }
  const lines = { rows: { type: 'type', money: 'lastMoney' } }
  expect(begunWith({ begins: { company: 'company' }, lines }, row)).toEqual({
    company: 'A',
    rows: [{ type: '房租', money: '38000.00' }],
  })
  expect(begunWith({ begins: { month: 'month', note: 'note' } }, row)).toEqual({ month: '2026-10', note: null })
})
