import { today } from '@chengban/engine/clock.ts'
import { asSystem, type Handler, type Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { change } from '@chengban/engine/write/by-system.ts'
import { moveBySystem } from '@chengban/engine/write/move.ts'
import { create } from '@chengban/engine/write/save.ts'
import { lastDay } from '@chengban/kernel/days.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { accountOf, givePassword } from '@chengban/modules/platform/user/server/account.ts'
import { makeDays } from '../../attendance/server/make-days.ts'
import { checkOnWork } from '../../check-on-work/check-on-work.entity.ts'
import { endLearning } from '../../entry-item/server/tick.ts'
import { hasWage } from './wage.ts'

type File = RowOf<'entry'>

/**
 * Opens the account of a newcomer and starts their attendance days, assessment sheet and due dates. Returns the first
 * password to the caller, once. Ends the learning stage if nothing has to be learnt.
 */
export const entryArrived: Handler<'entry'> = async ({ tx, writer, row }) => {
  const within = { tx, writer: asSystem(writer) }
  const { id, userId, tzProbation } = row
  if (!userId || !tzProbation) throw new Error(`file ${id} has nobody who could arrive`)
  const pay = row.salary && !(await hasWage(within, userId)) ? { salary: row.salary } : {}
  const [person] = await change(within, 'user', userId, { tzProbation, ...pay })
  const account = await letIn(within, userId)
  await dateItems(within, row, tzProbation)
  await makeDays(within, [userId], tzProbation, today())
  const isExamined = person ?? (await findOne(within, 'user', userId))
  if (isExamined?.isExamine) await openSheet(within, userId, tzProbation)
  await endLearning(within, id)
  return account
}

/** Activates the account of a person who is not active yet; people activated before keep their password. */
const letIn = async (within: Within, userId: string): Promise<object> => {
  const person = await findOne(within, 'user', userId)
  if (person?.status !== '待激活') return {}
  await moveBySystem(within, 'user', 'audit', userId)
  const account = await accountOf(within.tx, userId)
  return account ? { account: account.name, plain: await givePassword(within.tx, within.writer, account) } : {}
}

/** Sets due dates in working days from the first day, as the templates say; dates set by hand stay. */
const dateItems = async (within: Within, { id }: Pick<File, 'id'>, first: string): Promise<void> => {
  const open = await find(within, 'entryItem', { entryId: id, kind: ['准备', '学习'], dueDate: null })
  for (const { id, dueDays } of open) {
    if (dueDays === null) continue
    const [due] = await within.tx.query<{ day: string }>('select app.work_day_after($1::date, $2)::text as day', [
      first,
      dueDays,
    ])
    if (due) await change(within, 'entryItem', id, { dueDate: due.day })
  }
}

const openSheet = async (within: Within, userId: string, first: string): Promise<void> => {
  const begin = `${today().slice(0, 7)}-01`
  const stands = await findOne(within, 'checkOnWork', { userId, endDate: { from: begin } })
  if (stands) return
  const startDate = first > begin ? first : begin
  await create(within.tx, within.writer, checkOnWork, { userId, startDate, endDate: lastDay(today()) })
}
