import { clock, today } from '@chengban/engine/clock.ts'
import { uuidv7 } from '@chengban/engine/db/uuid.ts'
import { insertRow } from '@chengban/engine/row/rows.ts'
import type { Handler, Scene, Values } from '@chengban/engine/row/scene.ts'
import { searchColumns } from '@chengban/engine/row/search-columns.ts'
import { add, compare } from '@chengban/kernel/decimal.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { logFinance } from '../../finance-log/server/log.ts'
import { holdOpen } from '../../finance-period/server/open.ts'

/** Books a repayment under the lock of the line, at most the amount outstanding. Returns the new settlement status. */
export const moneyComeGoBack: Handler<'moneyComeGo'> = async (scene) => {
  const { tx, row, asked = {} } = scene
  const [day, money] = [String(asked.date), String(asked.money)]
  if (day < String(row.date) || day > today()) throw invalid({ date: '归还日期不正确' })
  if (compare(money, String(row.remain)) > 0) throw conflict(`归还金额超过未归还金额 ${String(row.remain)}`)
  await holdOpen(tx, row.company, [day])
  const { date, way, bankSerial, remark } = asked
  await insertBack(scene, { comeGoId: row.id, date, money, way, bankSerial, remark })
  return compare(add(String(row.backMoney), money), String(row.money)) < 0 ? '部分结清' : '已结清'
}

/** What the trail says of a loan. */
export type Lent = Pick<Scene<'moneyComeGo'>['row'], 'id' | 'submitId' | 'userId' | 'company' | 'content'>

/** One payment that came back, and the trail of it. */
export const insertBack = async (
  { tx, writer, row }: Pick<Scene, 'tx' | 'writer'> & { readonly row: Lent },
  given: Values,
): Promise<void> => {
  const entity = writer.catalog.entity('comeGoBack')
  const now = clock.now().toISOString()
  const stored = {
    id: uuidv7(clock.now()),
    tzCreate: now,
    tzUpdate: now,
    creatorId: writer.actor.userId,
    version: 1,
    ...given,
  }
  await insertRow(tx, writer.catalog, entity, stored, searchColumns(entity, stored))
  await log({ tx, writer, row }, '归还', given.money)
}

export const moneyComeGoBadDebt: Handler<'moneyComeGo'> = (scene) => log(scene, '坏账', scene.row.remain)

const log = (
  scene: Pick<Scene, 'tx' | 'writer'> & { readonly row: Lent },
  action: '归还' | '坏账',
  money: unknown,
): Promise<void> => {
  const { id, submitId, userId, company, content } = scene.row
  return logFinance(scene, [
    {
      module: 'moneyComeGo',
      relevanceId: id,
      submitId,
      action,
      aboutId: userId,
      company,
      moneyAfter: money,
      content,
    },
  ])
}
