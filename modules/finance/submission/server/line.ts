import { clock } from '@chengban/engine/clock.ts'
import { lockRow } from '@chengban/engine/row/rows.ts'
import type { Handler, Scene, Values } from '@chengban/engine/row/scene.ts'
import { table } from '@chengban/engine/schema/names.ts'
import { add, compare, isDecimal } from '@chengban/kernel/decimal.ts'
import { fieldOf, targetOf } from '@chengban/kernel/field.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { isBooked } from '../../books.ts'
import type { FinanceAction } from '../../finance-log/finance-log.action.ts'
import { logFinance } from '../../finance-log/server/log.ts'
import { holdOpen } from '../../finance-period/server/open.ts'
import { holdSubmission } from './lines.ts'
import { takeOver } from './reversal.ts'

/** A line is written while its submission is open, in months that are open, and takes back another line at most once. */
export const lineCheck: Handler = async (scene) => {
  const { tx, entity, before, row } = scene
  const { company } = await holdSubmission(scene)
  if (isBooked(entity.name)) await holdOpen(tx, company, [before?.date, row.date])
  if ('auditMoney' in entity.fields) row.auditMoney = row.money
  await checkReversal(scene, company)
}

/** Its submission has changed with it. */
export const lineSaved: Handler = async (scene) => {
  await touch(scene)
  await log(scene, scene.before ? '修改' : '新增', scene.before?.money ?? null, scene.row.money)
}

export const lineRemoving: Handler = async (scene) => {
  const { tx, entity, row } = scene
  const { company } = await holdSubmission(scene)
  if (isBooked(entity.name)) await holdOpen(tx, company, [row.date])
  await touch(scene)
  await log(scene, '删除', row.money, null)
}

const touch = async ({ tx, entity, row }: Scene): Promise<void> => {
  const parent = targetOf(fieldOf(entity.fields, 'submitId'))
  await tx.query(`update ${table(parent)} set version = version + 1, tz_update = $2 where id = $1`, [
    row.submitId,
    clock.now().toISOString(),
  ])
}

const log = (scene: Scene, action: FinanceAction, moneyBefore: unknown, moneyAfter: unknown): Promise<void> => {
  const { entity, row } = scene
  const { id, submitId, company, userId, content } = row
  return logFinance(scene, [
    {
      module: entity.name,
      relevanceId: id,
      submitId,
      action,
      aboutId: 'userId' in entity.fields ? userId : null,
      company: company ?? null,
      month: monthOf(row),
      moneyBefore,
      moneyAfter,
      content: String(content ?? ''),
    },
  ])
}

const monthOf = ({ month, date }: Values): string | null =>
  typeof month === 'string' ? month : typeof date === 'string' ? date.slice(0, 7) : null

const granted = ['通过', '核减']

/** What takes back another line names it: granted once, its opposite, and no other does. */
const checkReversal = async ({ tx, writer, entity, row }: Scene, company: unknown): Promise<void> => {
  if (!row.reverseId) return
  const name = table(entity.name)
  const wrong = (await lockRow(tx, writer.catalog, entity, String(row.reverseId)))?.row
  if (!wrong || !granted.includes(String(wrong.status))) throw invalid({ reverseId: '只能冲销已通过的记录' })
  const figure = String('auditMoney' in entity.fields ? wrong.auditMoney : wrong.money)
  if (!isDecimal(String(row.money)) || compare(add(figure, String(row.money)), '0') !== 0)
    throw invalid({ money: '冲销金额须与原金额相反' })
  takeOver(entity, row, company, wrong)
  const [other] = await tx.query(
    `select from ${name} t where t.reverse_id = $1 and t.id <> $2 and t.status not in ('驳回', '已作废')`,
    [row.reverseId, row.id],
  )
  if (other) throw conflict('该记录已冲销')
}
