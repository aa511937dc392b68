import { expect, test } from 'vitest'
import { DOCUMENT_TYPES, IMAGE_TYPES, LARGEST_FILE, MOST_FILES } from '../files/choice.ts'
import { limitsOf } from './use-limits.ts'

test('the product’s own while nothing is known', () => {
  expect(limitsOf(undefined, 'image')).toEqual({ accept: IMAGE_TYPES, max: MOST_FILES, maxBytes: LARGEST_FILE })
  expect(limitsOf({ nodes: [] }, 'attachment').accept).toEqual(DOCUMENT_TYPES)
})

test('as configured, by folder', () => {
  const nodes = [
    { key: 'upload.types', value: '{"image":["png"]}' },
    { key: 'upload.maxFiles', value: '20' },
    { key: 'upload.maxBytes', value: '1048576' },
  ]
  expect(limitsOf({ nodes }, 'image')).toEqual({ accept: ['png'], max: 20, maxBytes: 1_048_576 })
  expect(limitsOf({ nodes }, 'attachment').accept).toEqual(DOCUMENT_TYPES)
})
