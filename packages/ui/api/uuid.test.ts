import { expect, it } from 'vitest'
import { uuidv7 } from './uuid.ts'

it('is of version 7, carries its moment first and does not repeat', () => {
  expect(uuidv7(0x0199_1234_5678)).toMatch(/^01991234-5678-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(Array.from({ length: 1000 }, () => uuidv7(1))).size).toBe(1000)
})
