import { expect, test } from 'vitest'
import { type LibraryRecord, libraryFiles } from './library.ts'

const file = (name: string) => ({ url: `/file/attachment/${name}`, name, size: 10 })
const record = (more: Partial<LibraryRecord>): LibraryRecord => ({
  id: 'a',
  name: '营业执照',
  file: [file('执照.pdf'), file('影像.zip')],
  tzCreate: '2026-11-18T10:00:00+08:00',
  isExpired: false,
  ...more,
})
const told = (records: LibraryRecord[], present = [file('旧.pdf')]) =>
  libraryFiles(records, ['pdf'], present).map((one) => [one.file.name, one.refused])

test('a type the control does not take, what has expired and what stands there already are not to be chosen', () => {
  expect(told([record({})])).toEqual([
    ['执照.pdf', undefined],
    ['影像.zip', '类型不允许'],
  ])
  expect(told([record({ isExpired: true })])).toEqual([
    ['执照.pdf', '已过期'],
    ['影像.zip', '类型不允许'],
  ])
  expect(told([record({})], [file('执照.pdf')])[0]).toEqual(['执照.pdf', '已添加'])
})

test('a record without files gives none', () => expect(told([record({ file: null })])).toEqual([]))
