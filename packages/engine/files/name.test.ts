import { expect, test } from 'vitest'
import { extensionOf, safeName } from './name.ts'

test('paths, control and direction characters do not survive', () => {
  expect(safeName('../../etc/passwd')).toBe('passwd')
  expect(safeName('C:\\Users\\x\\合同.pdf')).toBe('合同.pdf')
  expect(safeName('a\0b\r\n\u202egpj.exe')).toBe('abgpj.exe')
  expect(safeName('a\ud800.txt')).toBe('a\ufffd.txt')
  for (const name of ['', '.', '..', '/', 'a/', '\0']) expect(safeName(name)).toBe('file')
})

test('at most 200 characters, the extension kept', () => {
  const name = safeName(`${'合'.repeat(300)}.docx`)
  expect([...name]).toHaveLength(200)
  expect(name.endsWith('合.docx')).toBe(true)
  expect([...safeName('😀'.repeat(300))]).toHaveLength(200)
})

test('the extension in lower case', () => {
  expect(extensionOf('合同.PDF')).toBe('pdf')
  expect(extensionOf('a.tar.gz')).toBe('gz')
  for (const name of ['README', 'a.', 'a.b c', 'a.文档']) expect(extensionOf(name)).toBe('')
})
