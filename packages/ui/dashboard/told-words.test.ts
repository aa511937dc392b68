import { expect, it } from 'vitest'
import { figureWords, pointsOf } from './told-words.ts'

it('writes sums in 万, rates with their sign, counts with their unit, and what is not known as a dash', () => {
  expect(figureWords('40279000.00', '元')).toEqual({ text: '4,027.90', unit: '万' })
  expect(figureWords('0.00', '元')).toEqual({ text: '0.00', unit: '万' })
  expect(figureWords('41.7', '%')).toEqual({ text: '41.7%', unit: '' })
  expect(figureWords('31.30', '%').text).toBe('31.3%')
  expect(figureWords(1234, '天')).toEqual({ text: '1,234', unit: '天' })
  expect(figureWords('-22.04', '%').text).toBe('−22.04%')
  expect(figureWords(-1234, '天').text).toBe('−1,234')
  expect(figureWords(null, '%')).toEqual({ text: '—', unit: '' })
})

it('leads each figure to its own list where there are several, and leaves a place without rows empty', () => {
  const block = {
    ...{ key: 'k', label: '按人', as: 'names' as const, head: '人', isWide: false, rows: null },
    series: [
      { label: '赢单', unit: '元', isGoal: false },
      { label: '个', unit: '', isGoal: false },
    ],
    points: [{ key: 'a', label: '甲', figures: [{ value: '5000.00', link: '/a' }, null] }],
  } as const
  expect(pointsOf({ ...block, as: 'table' })[0]?.words).toEqual(['5,000.00', '—'])
  expect(pointsOf(block)).toEqual([
    { label: '甲', values: [5000, 0], words: ['0.50 万', '—'], href: '#/a', hrefs: ['#/a', undefined] },
  ])
})
