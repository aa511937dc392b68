import { bool } from '@chengban/kernel/kinds/bool.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { ref } from '@chengban/kernel/kinds/ref.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { expect, test } from 'vitest'
import { errorsWithin, keptErrors, moveLine, totalOf } from './line.ts'
import { cellsOf, pasteInto } from './paste.ts'

const columns = [
  { name: 'name', field: text('姓名') },
  { name: 'money', field: money('金额') },
  { name: 'isKey', field: bool('关键人') },
  { name: 'userId', field: ref('负责人', 'user' as never) },
]
const known = { dict: () => [], row: () => [] }
const paste = (clip: string, line = 0, column = 0, max = 500) =>
  pasteInto({
    lines: [{ id: '1', name: '陆遥', money: '1.00' }],
    columns,
    at: { line, column },
    cells: cellsOf(clip) ?? [],
    known,
    fresh: () => ({ isKey: false }),
    max,
  })

test('one cell alone is not laid in', () => {
  expect(cellsOf('何川')).toBeUndefined()
  expect(cellsOf('何川\r\n')).toBeUndefined()
})

test('what a cell cannot mean is said at its place, and the value before it stands', () => {
  const { lines, errors } = paste('林三\t一百\t也许\t谁')
  expect(lines).toEqual([{ id: '1', name: '林三', money: '一百' }])
  expect(errors).toEqual({ '0.isKey': '关键人只能填是或否', '0.userId': '负责人不存在' })
})

test('no more lines than there may be; the rest is counted', () => {
  const { lines, left } = paste('a\nb\nc', 0, 0, 2)
  expect(lines.map(({ name }) => name)).toEqual(['a', 'b'])
  expect(left).toBe(1)
})

test('cells are laid from a place on, lines are made, quotes hold breaks', () => {
  const { lines } = paste('¥1,245.5\t是\n"9\n0"\t否', 0, 1)
  expect(lines).toEqual([
    { id: '1', name: '陆遥', money: '1245.5', isKey: true },
    { money: expect.anything(), isKey: false },
  ])
  expect(cellsOf('"a\tb\n""c"""\td\n')).toEqual([['a\tb\n"c"', 'd']])
  expect(cellsOf('a\t\t\nb\tc\td')).toEqual([
    ['a', '', ''],
    ['b', 'c', 'd'],
  ])
})

test('figures come to a sum only when all are figures', () => {
  expect(totalOf([{ money: '1.05' }, { money: null }, { money: '2' }], 'money')).toBe('3.05')
  expect(totalOf([{ money: '1.05' }, { money: '2..' }], 'money')).toBeUndefined()
})

test('an error goes with what was changed, and all of them when lines come or go', () => {
  const errors = { '0.name': '姓名不能为空', '1.money': '金额格式错误' }
  const [a, b] = [{ name: '' }, { money: 'x' }]
  expect(keptErrors(errors, [a, b], [{ name: '陆' }, b])).toEqual({ '1.money': '金额格式错误' })
  expect(keptErrors(errors, [a, b], [a])).toEqual({})
  expect(errorsWithin({ 'contacts.0.name': 'x', contacts: 'y', 'contactsB.0.a': 'z' }, 'contacts')).toEqual({
    '0.name': 'x',
  })
})

test('at the ends nothing changes places', () => {
  const lines = [{ name: 'a' }, { name: 'b' }]
  expect(moveLine(lines, 0, -1)).toBe(lines)
  expect(moveLine(lines, 1, 1)).toBe(lines)
  expect(moveLine(lines, 0, 1).map(({ name }) => name)).toEqual(['b', 'a'])
})
