import { randomBytes } from 'node:crypto'
import type { Handler } from '@chengban/engine/row/scene.ts'
import { invalid } from '@chengban/kernel/refusal.ts'

/** As given at creation, else made up; fixed afterwards. */
export const categoryId: Handler<'category'> = ({ before, input, row }) => {
  if (before) return before.id
  const given = row.id ?? input.id
  if (given === null || given === undefined || given === '') return `c${randomBytes(4).toString('hex')}`
  if (!/^[a-z0-9_-]{2,32}$/.test(String(given))) throw invalid({ id: '编码格式错误' })
  return given
}
