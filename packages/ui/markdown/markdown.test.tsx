import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { blocksOf } from './blocks.ts'
import { Markdown } from './Markdown.tsx'

const drawn = (text: string): HTMLElement => render(<Markdown text={text} />).container.firstElementChild as HTMLElement

test('HTML stays words, and a link does nothing but lead somewhere', () => {
  const box = drawn('<img src=x onerror=alert(1)> <b>x</b>\n\n[点](javascript:alert(1)) [页](https://a.cn/x)')
  expect(box.querySelector('img,b')).toBeNull()
  expect(box.textContent).toContain('<img src=x onerror=alert(1)> <b>x</b>')
  const links = [...box.querySelectorAll('a')]
  expect(links.map(({ href, textContent, rel }) => [href, textContent, rel])).toEqual([
    ['https://a.cn/x', '页', 'noopener noreferrer'],
  ])
})

test('what stands in code is not read again', () => {
  expect(drawn('`**a**` 与 **b**').innerHTML).toContain('<code>**a**</code> 与 <strong>b</strong>')
})

test('lists hold lists, and numbers begin where they are written', () => {
  expect(drawn('3. 甲\n   - 乙\n   - 丙\n4. 丁').innerHTML).toBe(
    '<ol start="3"><li><p>甲</p><ul><li>乙</li><li>丙</li></ul></li><li>丁</li></ol>',
  )
})

test('a table has the cells of its head, whatever its rows bring', () => {
  expect(blocksOf('| 级别 | 天数 |\n|---|--:|\n| 一 | 5 | 多余 |\n| 二 |')).toEqual([
    { kind: 'table', head: ['级别', '天数'], rows: [['一', '5', '多余'], ['二']] },
  ])
  expect(drawn('a|b\n-|-\n1').querySelectorAll('tbody td')).toHaveLength(0)
})

test('a fence that is never shut runs to the end, an empty text is nothing', () => {
  expect(blocksOf('```\n# a\n')).toEqual([{ kind: 'code', text: '# a\n' }])
  expect(blocksOf('')).toEqual([])
})

test.each([
  ['[', 50_000],
  ['[a](', 12_500],
  ['`', 50_000],
  ['`` ` ', 2000],
  ['**a', 3000],
  ['*a ', 3000],
  ['~~', 2000],
])('a text of nothing but %j is read in one pass', (opening, times) => {
  const began = performance.now()
  expect(drawn(`字${opening.repeat(times)}`).textContent).toMatch(/^字/)
  expect(performance.now() - began).toBeLessThan(5000)
})
