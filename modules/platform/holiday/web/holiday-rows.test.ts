import { expect, test } from 'vitest'
import { pastedRows } from './holiday-rows.ts'

test('a line without date, name or kind is told', () => {
  expect(pastedRows('2026-01-01 元旦\n\n元旦 法定节假日\n2026-01-02 调休放假\n2026-1 元旦 调休放假').wrong).toEqual([
    1, 3, 4, 5,
  ])
})

test('a sheet, a list with commas and a notice read the same', () => {
  const day = { date: '2026-01-01', name: '元旦', kind: '法定节假日' }
  expect(
    pastedRows('2026-01-01\t元旦\t法定节假日\n2026/1/1，元旦，法定节假日\n元旦 法定节假日 2026年1月1日\n'),
  ).toEqual({
    rows: [day, day, day],
    wrong: [],
  })
})
