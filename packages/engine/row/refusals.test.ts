import type { Entity } from '@chengban/kernel/entity.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import { expect, test } from 'vitest'
import { refusalOf } from './refusals.ts'

const entity = { name: 'comment', label: '评论', fields: {} } as Entity

test('what must be kept is refused in its own words', () => {
  const refusal = refusalOf(Object.assign(new Error('评论不可修改'), { code: 'CB423' }), entity)
  expect(refusal).toBeInstanceOf(Refusal)
  expect(refusal).toMatchObject({ code: 'CONFLICT', message: '评论不可修改' })
})

test('an error nobody knows stays what it is', () => {
  const error = Object.assign(new Error('relation does not exist'), { code: '42P01' })
  expect(refusalOf(error, entity)).toBe(error)
})
