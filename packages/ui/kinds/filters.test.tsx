import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { date, datetime } from '@chengban/kernel/kinds/date.ts'
import { money } from '@chengban/kernel/kinds/decimal.ts'
import { int, intSteps } from '@chengban/kernel/kinds/int.ts'
import { text } from '@chengban/kernel/kinds/text.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { cells } from './cells.ts'
import { faces } from './faces.ts'
import { plainFigure } from './figure/plain-figure.ts'
import { filterOf, filters } from './filters.ts'

it.each([
  ['date', '2026-13'],
  ['date', '2026-02-30'],
  ['date', '2026-01-01~x'],
  ['money', '~'],
  ['money', 'x~'],
  ['bool', 'yes'],
  ['enum', ''],
] as const)('a %s filter of %s says nothing', (kind, text) => {
  expect(faces[kind].filter?.condition(text, { kind, label: '', options: {} })).toBeUndefined()
})

it('a partial date is the days it covers', () => {
  const { condition } = faces.date.filter ?? {}
  expect(condition?.('2024-02', date('日期'))).toEqual({
    greaterThanOrEqualTo: '2024-02-01',
    lessThanOrEqualTo: '2024-02-29',
  })
  expect(condition?.('2025~2026-05', date('日期'))).toEqual({
    greaterThanOrEqualTo: '2025-01-01',
    lessThanOrEqualTo: '2026-05-31',
  })
  expect(condition?.('~2026', date('日期'))).toEqual({ lessThanOrEqualTo: '2026-12-31' })
  expect(faces.datetime.filter?.condition('2026-05-03', datetime('时间'))).toEqual({
    greaterThanOrEqualTo: '2026-05-03T00:00:00+08:00',
    lessThanOrEqualTo: '2026-05-03T23:59:59.999+08:00',
  })
})

it('figures keep their kind, choices become equality or a list', () => {
  expect(faces.int.filter?.condition('5~', int('数'))).toEqual({ greaterThanOrEqualTo: 5 })
  expect(faces.money.filter?.condition('5~10.5', money('额'))).toEqual({
    greaterThanOrEqualTo: '5',
    lessThanOrEqualTo: '10.5',
  })
  expect(faces.enum.filter?.condition('甲', oneOf('类', ['甲', '乙']))).toEqual({ equalTo: '甲' })
  expect(faces.enum.filter?.condition('甲,乙', oneOf('类', ['甲', '乙']))).toEqual({ in: ['甲', '乙'] })
})

it('numbers with names are chosen by name, from the least; a range kept in an old address says nothing', () => {
  const step = int('节点', { names: ['准备', '部署', '验收'], min: 1 })
  expect(filterOf(int('数'))).toBe(filters.int)
  const { condition } = filterOf(step) ?? {}
  expect(condition?.('0~2', step)).toBeUndefined()
  expect(condition?.('2', step)).toEqual({ equalTo: 2 })
  expect(condition?.('1,2', step)).toEqual({ in: [1, 2] })
  expect(intSteps(step).map(({ label }) => label)).toEqual(['部署', '验收'])
})

it('a text that holds codes is read and chosen by what people call them', () => {
  const module = text('模块', { names: { moneyBudget: '预算' } })
  expect(filterOf(text('名称'))).toBe(filters.text)
  expect(filterOf(module)?.condition('moneyBudget', module)).toEqual({ equalTo: 'moneyBudget' })
  const { Cell } = cells.text
  const shown = (value: string) => renderToStaticMarkup(<Cell field={module} name="m" row={{ m: value }} />)
  expect([shown('moneyBudget'), shown('rest')]).toEqual([
    '<span title="预算">预算</span>',
    '<span title="rest">rest</span>',
  ])
})

it.each([
  [-5, '已过期 5 天', 'cb-days-over'],
  [0, '今天到期', 'cb-days-over'],
  [30, '30 天', 'cb-days-near'],
  [90, '90 天', 'cb-days-soon'],
])('%i days left read %s', (days, words, look) => {
  const { Cell } = cells.int
  const shown = renderToStaticMarkup(
    <Cell field={int('剩余天数', { isDaysLeft: true })} name="left" row={{ left: days }} />,
  )
  expect(shown).toContain(`class="${look}">${words}<`)
})

it.each([
  ['1,186,000.50', '1186000.50'],
  ['¥ １２．５', '12.5'],
  ['', null],
  ['−3', '-3'],
])('reads the figure %s', (typed, plain) => expect(plainFigure(typed)).toBe(plain))

it('lateness is written in red, none of it as quietly as any figure', () => {
  const shown = (kind: 'int' | 'bool', value: unknown, options: object): string => {
    const { Cell } = cells[kind]
    return renderToStaticMarkup(<Cell field={{ kind, label: '逾期', options }} name="late" row={{ late: value }} />)
  }
  expect(shown('int', 3, { alarms: true })).toContain('cb-days-over')
  expect(shown('int', 0, { alarms: true })).toBe('0')
  expect(shown('int', 3, {})).toBe('3')
  expect(shown('bool', true, { alarms: true })).toContain('cb-days-over')
  expect(shown('bool', false, { alarms: true })).not.toContain('cb-days-over')
  expect(shown('bool', true, {})).toBe('是')
})
