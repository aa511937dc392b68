import type { Handler, Within } from '@chengban/engine/row/scene.ts'
import { asSystem } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { create } from '@chengban/engine/write/save.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { user } from '@chengban/modules/platform/user/user.entity.ts'
import { addLists } from './lists.ts'

type File = RowOf<'entry'>

/**
 * Creates the person of an approved candidate, with a number and an inactive account, and the lists of what to prepare
 * before the first day and to learn afterwards.
 */
export const takeOn: Handler<'entry'> = async ({ tx, writer, row }) => {
  const within = { tx, writer: asSystem(writer) }
  const file = row
  row.userId = (await cameBack(within, file)) ?? (await newPerson(within, file))
  const due = (kind: string) => (kind === '材料' ? file.tzProbation : null)
  await addLists(within, { ...file, userId: row.userId }, ['材料', '准备', '学习'], due)
}

const placeOf = ({ company, departmentId, position, superiorId, presetRoleId, own, needAttendance }: File) => ({
  ...{ company, departmentId, position, superiorId, presetRoleId, own, needAttendance },
})

/** The number and the account come with the person. */
const newPerson = async (within: Within, file: File): Promise<string> => {
  if (await findOne(within, 'user', { mobile: file.mobile })) throw conflict('手机号已存在')
  const { name, mobile, email, gender, tzProbation } = file
  const { tx, writer } = within
  const id = await create(tx, writer, user, { name, mobile, email, gender, tzProbation, ...placeOf(file) })
  // the approver need not read what the file keeps
  if (file.idCard) await change(within, 'user', id, { idCard: file.idCard })
  return id
}

/** Somebody who left before keeps their number: never made twice. */
const cameBack = async (within: Within, file: File): Promise<string | undefined> => {
  const [byMobile] = await find(within, 'user', { mobile: file.mobile, status: '离职' }, { isLocked: true })
  const [byCard] = file.idCard
    ? await find(within, 'user', { idCard: file.idCard, status: '离职' }, { isLocked: true })
    : []
  const left = byMobile ?? byCard
  if (!left) return undefined
  await moveBySystem(within, 'user', 'rehire', left.id)
  const { name, mobile, email, tzProbation } = file
  await change(within, 'user', left.id, { name, mobile, email, tzProbation, ...placeOf(file) })
  return left.id
}
