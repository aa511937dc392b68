import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test.each([
  [0, '0.0 KB'],
  [51, '0.0 KB'],
  [52, '0.1 KB'],
  [1536, '1.5 KB'],
  [1_048_575, '1024.0 KB'],
  [1_048_576, '1.0 MB'],
  [3_565_158, '3.4 MB'],
  [1_073_741_824, '1.0 GB'],
  [1_099_511_627_776, '1024.0 GB'],
])('%d bytes are shown as %s', (bytes, shown) => {
  expect(fileSize(bytes)).toBe(shown)
})
