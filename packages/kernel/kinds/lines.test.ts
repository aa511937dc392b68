import { expect, test } from 'vitest'
import { bool } from './bool.ts'
import { money } from './decimal.ts'
import { errorsAt, Problem } from './face.ts'
import { readValue, showValue } from './kinds.ts'
import { lines } from './lines.ts'
import { text } from './text.ts'

const detail = lines(
  '明细',
  {
    serial: text('流水号', { required: true }),
    money: money('金额', { required: true, min: 0 }),
    isPaid: bool('已付', { default: false }),
  },
  { min: 1, max: 3, distinct: { serial: { message: '流水号重复' } } },
)
const errors = (raw: unknown): Record<string, string> => {
  const read = readValue(raw, detail)
  return read instanceof Problem ? errorsAt('detail', read) : {}
}

test('every line is held against its fields; errors say where', () => {
  expect(errors('1')).toEqual({ detail: '明细格式错误' })
  expect(errors([1])).toEqual({ detail: '明细格式错误' })
  expect(errors([])).toEqual({ detail: '明细至少1行' })
  expect(errors([1, 2, 3, 4].map((n) => ({ serial: String(n), money: '1' })))).toEqual({ detail: '明细最多3行' })
  expect(
    errors([
      { serial: 'A', money: '1.005' },
      { serial: 'A', money: '-1' },
      { serial: ' ', money: '1', extra: 1 },
    ]),
  ).toEqual({
    'detail.0.money': '金额最多两位小数',
    'detail.1.money': '金额不能小于0',
    'detail.1.serial': '流水号重复',
    'detail.2.serial': '流水号不能为空',
    'detail.2.extra': '未知字段',
  })
  expect((readValue([{ serial: 'A', money: 'x' }], detail) as Problem).message).toBe('第1行：金额格式错误')
})

test('figures stay exact, what is left out takes its default, and a person reads it', () => {
  const read = readValue([{ serial: ' A ', money: '99999999999999.1' }], detail)
  expect(read).toEqual([{ serial: 'A', money: '99999999999999.10', isPaid: false }])
  expect(showValue(read, detail)).toContain('流水号 A，金额 99,999,999,999,999.10')
})

test('a line of a kind that is not there does not compile', () => {
  // @ts-expect-error a field of the line
  expect(lines('明细', { money: money('金额') }, { totals: [{ of: 'sum', equals: 'money', message: '' }] }).kind).toBe(
    'json',
  )
})
