import { isMarked, type Mark, markWord } from '@chengban/kernel/mark.ts'
import { notifyDone } from '../api/notices.ts'
import { request } from '../api/request.ts'
import { idOf, type Row } from './row.ts'

/** Sets the reader's own mark on the row, or takes it off, and says so. */
export const markRow = async (mark: Mark, row: Row): Promise<void> => {
  await request('POST', `/api${mark.call}`, { body: { id: idOf(row), [mark.as]: mark.sends ?? !isMarked(row, mark) } })
  notifyDone(`${markWord(row, mark)}成功`)
}
