import type { Doors } from '../doors.ts'
import type { Row } from './found.ts'
import { type DoorsOf, move } from './made.ts'
import { fresh, monthAfter } from './names.ts'

/** A key result of a developer, agreed to by their head: it is followed up each working day from tomorrow on. */
export const followedResult = async (doors: DoorsOf, own: Doors): Promise<{ readonly name: string }> => {
  const [year = 0, month = 0] = monthAfter(3).split('-').map(Number)
  const period = { year, quarter: Math.ceil(month / 3) }
  const { id: goal } = await own.post<Row>('/api/okr', { name: fresh('平台上线'), kind: 'O', ...period })
  const name = fresh('接口数')
  const figures = { weight: '100', start: '0', target: '50', frequency: '每日' }
  await own.post<Row>('/api/okr', { name, kind: 'KR', parentId: goal, ...figures, ...period })
  await move(own, 'okr', 'submit', goal)
  await move(await doors('yf01'), 'okr', 'confirm', goal)
  return { name }
}
