import type { Entity } from '@chengban/kernel/entity.ts'
import { notify } from '../api/notices.ts'
import { readRow } from './calls.ts'
import { waitsFor } from './row.ts'

/** Says that a record was handed in, and whom it waits for now, where it waits for anybody. */
export const tellSubmitted = async (entity: Entity, id: string): Promise<void> => {
  const row = await readRow(entity, id).catch(() => undefined)
  const names = row ? waitsFor(row).map(({ name }) => name) : []
  const caption = names.length > 0 ? { caption: `等${names.join('、')}审核` } : {}
  notify({ kind: 'done', text: '提交成功', ...caption })
}
