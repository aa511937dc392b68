// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { isAtEnd } from './at-end.ts'

const shown = (html: string, scroll?: { height: number; top: number; seen: number }): HTMLElement => {
  const box = document.createElement('div')
  box.innerHTML = html
  const view = box.querySelector('.cb-pdf, .cb-text')
  if (view && scroll)
    Object.defineProperties(view, {
      scrollHeight: { value: scroll.height },
      scrollTop: { value: scroll.top },
      clientHeight: { value: scroll.seen },
    })
  return box
}
const page = '<section class="cb-pdf"><div data-page="1"></div></section>'

test('nothing that has not come yet is at its end', () => {
  expect(isAtEnd(shown('<p>正在生成预览…</p>'))).toBe(false)
  expect(isAtEnd(shown('<section class="cb-pdf"></section>', { height: 500, top: 0, seen: 500 }))).toBe(false)
  expect(isAtEnd(shown('<section class="cb-text"><pre></pre></section>', { height: 500, top: 0, seen: 500 }))).toBe(
    false,
  )
  expect(isAtEnd(shown('<div class="cb-image"><img></div>'))).toBe(false)
  expect(isAtEnd(shown(page, { height: 0, top: 0, seen: 0 }))).toBe(false)
})

test('the first pages are not the last', () => {
  expect(isAtEnd(shown(page, { height: 3000, top: 0, seen: 500 }))).toBe(false)
  expect(isAtEnd(shown(page, { height: 3000, top: 2450, seen: 500 }))).toBe(true)
})

test('what fits is seen at once', () =>
  expect(isAtEnd(shown('<section class="cb-text"><pre>一</pre></section>', { height: 500, top: 0, seen: 500 }))).toBe(
    true,
  ))
