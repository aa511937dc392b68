import { expect, test } from 'vitest'
import { fitted, needsShrinking } from '../upload/shrink-image.ts'
import { chooseFiles, DOCUMENT_TYPES, IMAGE_TYPES, LARGEST_FILE } from './choice.ts'

const file = (name: string, size = 10): File => Object.defineProperty(new File(['x'], name), 'size', { value: size })
const limits = { max: 3, accept: DOCUMENT_TYPES }

test('beyond the maximum nothing of the choice is taken', () => {
  const two = [file('a.pdf'), file('b.pdf')]
  expect(chooseFiles(two, 2, limits)).toEqual({ taken: [], refused: ['只能上传3个文件'] })
  expect(chooseFiles(two, 1, limits).taken).toHaveLength(2)
})

test('types are compared in lower case, and each file stands for itself', () => {
  const { taken, refused } = chooseFiles([file('a.PDF'), file('b.exe'), file('c')], 0, limits)
  expect(taken.map((each) => each.name)).toEqual(['a.PDF'])
  expect(refused).toEqual(['b.exe：不支持的文件类型', 'c：不支持的文件类型'])
  expect(chooseFiles([file('a.pdf')], 0, { max: 3, accept: IMAGE_TYPES }).taken).toHaveLength(0)
})

test('1 TB passes, one byte more does not, an empty file neither', () => {
  expect(chooseFiles([file('a.pdf', LARGEST_FILE)], 0, limits).taken).toHaveLength(1)
  expect(chooseFiles([file('a.pdf', LARGEST_FILE + 1)], 0, limits).refused[0]).toContain('文件超过1TB')
  expect(chooseFiles([file('a.pdf', 0)], 0, limits).taken).toHaveLength(0)
  const small = { ...limits, maxBytes: 1_048_576 }
  expect(chooseFiles([file('a.pdf', 1_048_577)], 0, small).refused).toEqual(['a.pdf：文件不能超过1.0 MB'])
  expect(chooseFiles([file('a.pdf', 1_048_576)], 0, small).taken).toHaveLength(1)
})

test('pictures over 4 MB are scaled to 2560, never enlarged; a gif is left alone', () => {
  expect(needsShrinking(file('a.jpg', 4 * 1024 * 1024))).toBe(false)
  expect(needsShrinking(file('a.jpg', 4 * 1024 * 1024 + 1))).toBe(true)
  expect(needsShrinking(file('a.gif', 9_000_000))).toBe(false)
  expect(needsShrinking(file('a.pdf', 9_000_000))).toBe(false)
  expect(fitted(5120, 2880)).toEqual({ width: 2560, height: 1440 })
  expect(fitted(3000, 6000)).toEqual({ width: 1280, height: 2560 })
  expect(fitted(800, 600)).toEqual({ width: 800, height: 600 })
})
