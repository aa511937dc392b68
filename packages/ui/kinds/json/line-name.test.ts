import { expect, test } from 'vitest'
import { withLineNames } from './line-name.ts'

const lineName = { part: 'chapterId', lines: 'chapters' }
const notes = [
  { chapterId: 'a', ok: true },
  { chapterId: 'b', ok: false, opinion: '太短' },
]

test('an entry is called by its line', () => {
  const row = { chapters: [{ id: 'a', name: '总则' }] }
  expect(withLineNames(notes, row, lineName)).toEqual([
    { chapterId: '总则', ok: true },
    { chapterId: null, ok: false, opinion: '太短' },
  ])
})

test('a drafted name stands before the other, and a draft that says none leaves it', () => {
  const chapters = [
    { id: 'a', name: '总则' },
    { id: 'b', name: '测验' },
  ]
  const change = { draft: { chapters: [{ id: 'b', name: '考试' }, { id: 'a' }] } }
  expect(withLineNames(notes, { chapters, change }, lineName).map(({ chapterId }) => chapterId)).toEqual([
    '总则',
    '考试',
  ])
})

test('a line that is gone keeps the name it had', () => {
  const gone = [{ chapterId: 'c', chapter: '附则', ok: false }]
  expect(withLineNames(gone, { chapters: [] }, { ...lineName, kept: 'chapter' })).toEqual([
    { chapterId: '附则', ok: false },
  ])
})
