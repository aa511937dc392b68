import { expect, it } from 'vitest'
import { filesFor, type ScreenFiles } from './files-for.ts'

const all: ScreenFiles = {
  files: ['start.js', 'shell.js', 'frame.js', 'list.js', 'contract.js', 'record.js', 'person.js'],
  parts: [[0, 1], [0, 1, 2], [1, 3], [4], [5], [6]],
  desk: 0,
  phone: 1,
  screens: { '/contract': [2, 3], '/record/user/:id': [5], '/record/:entity/:id': [4] },
}

it('a path that no screen has needs the frame alone', () => {
  expect(filesFor(all, '/nowhere', false)).toEqual(['start.js', 'shell.js'])
  expect(filesFor(all, '/contract/more', false)).toEqual(['start.js', 'shell.js'])
})

it('a screen needs its parts beside the frame, no file twice', () => {
  expect(filesFor(all, '/contract', false)).toEqual(['start.js', 'shell.js', 'list.js', 'contract.js'])
  expect(filesFor(all, '/contract', true)).toEqual(['start.js', 'shell.js', 'frame.js', 'list.js', 'contract.js'])
})

it('words of a pattern that begin with a colon stand for any, the first pattern that fits decides', () => {
  expect(filesFor(all, '/record/contract/7', false)).toEqual(['start.js', 'shell.js', 'record.js'])
  expect(filesFor(all, '/record/user/7', false)).toEqual(['start.js', 'shell.js', 'person.js'])
})
