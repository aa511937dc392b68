import type { Entity } from '@chengban/kernel/entity.ts'
import { type NoticeText, notify } from '../api/notices.ts'
import { readRow } from './calls.ts'
import { idOf, type Row, waitsFor } from './row.ts'
import { stateOf } from './submission.ts'

/** Shows a notice that a record was submitted: its state now and, if there are any, the people it waits for. */
export const tellSubmitted = async (entity: Entity, handedIn: Row): Promise<void> => {
  const row = await readRow(entity, idOf(handedIn)).catch(() => handedIn)
  const names = waitsFor(row).map(({ name }) => name)
  const waits = names.length > 0 ? `等${names.join('、')}${entity.audit ? '审核' : '处理'}` : ''
  tell(entity, row, [stateOf(entity, row), waits].filter(Boolean).join('，'))
}

/** Says that a record was kept; `isDraft`: it has yet to be handed in. */
export const tellSaved = (entity: Entity, row: Row, isDraft: boolean): void =>
  tell(entity, row, isDraft ? '已存为草稿，尚未提交' : '')

const tell = (entity: Entity, row: Row, caption: string): void => {
  const look = lookAt(`#/record/${entity.name}/${encodeURIComponent(idOf(row))}`)
  notify({ kind: 'done', text: '提交成功', ...(caption ? { caption } : {}), ...look })
}

/** 查看, where the page shows something else. */
const lookAt = (address: string): Pick<NoticeText, 'action'> =>
  window.location.hash.startsWith(address)
    ? {}
    : { action: { label: '查看', run: () => window.location.assign(address) } }
