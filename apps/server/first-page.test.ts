import { expect, test } from 'vitest'
import { titledPage } from './first-page.ts'

const page = '<head><title>承办</title></head>'

test('a name that is none leaves the page, markup in it is text', () => {
  expect(titledPage(page, '  ')).toBe(page)
  expect(titledPage(page, '</title><script>')).toBe('<head><title>&#60;/title&#62;&#60;script&#62;</title></head>')
  expect(titledPage(page, ' 某某$&系统 ')).toBe('<head><title>某某$&#38;系统</title></head>')
})
