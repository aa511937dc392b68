import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import type { Values } from '@chengban/engine/row/scene.ts'
import { addDays, addMonths, daysBetween } from '@chengban/kernel/days.ts'
import { subtract } from '@chengban/kernel/decimal.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { conflict, notFound } from '@chengban/kernel/refusal.ts'
import type { EntityName } from '@chengban/kernel/registry.ts'
import type { renewServer, reverseExpense, reverseMonth, reverseOther, reverseServer } from '../reverse.call.ts'

const readOwn = async (engine: Engine, name: EntityName, id: string): Promise<Values> => {
  if (!isUuid(id)) throw notFound()
  return engine.detail(engine.writer.catalog.entity(name), id)
}

const pick = (row: Values, names: readonly string[]): Values =>
  Object.fromEntries(
    names.flatMap((name) => (row[name] === null || row[name] === undefined ? [] : [[name, row[name]]])),
  )

/** What a line of each kind has in common with the one that takes it back. */
const common: Partial<Record<EntityName, readonly string[]>> = {
  moneyMonth: ['content', 'type', 'payee'],
  moneyOther: ['content', 'type', 'payer'],
  moneyExpense: ['content', 'kind', 'type', 'projectId', 'clientId', 'maintenanceId', 'okrId'],
}

/** A submission of today with one line, the opposite of the granted one. */
export const beginReversal =
  (name: 'moneyMonth' | 'moneyOther' | 'moneyExpense'): CallHandler<typeof reverseMonth> =>
  async (engine, { id }) => {
    const line = await readOwn(engine, name, String(id))
    if (line.reverseId || !['通过', '核减'].includes(String(line.status))) throw conflict('只能冲销已通过的记录')
    if (name === 'moneyExpense' && !line.isPaid) throw conflict('只能冲销已付款的记录')
    if (line.isReversed) throw conflict('该记录已冲销')
    const money = subtract('0', String(line.auditMoney ?? line.money))
    const row = { ...pick(line, common[name] ?? []), money, date: today(), reverseId: line.id }
    const title = `冲销${String(line.content)}`
    const head = {
      moneyMonth: { month: today().slice(0, 7) },
      moneyOther: { name: title },
      moneyExpense: { name: title, userId: line.userId, departmentId: line.departmentId },
    }[name]
    return { row: { ...head, company: line.company, rows: [row] } }
  }

const ofService = [
  ...['content', 'type', 'company', 'supplier', 'projectId', 'clientId'],
  ...['maintenanceId', 'productLibraryId', 'okrId', 'userId', 'payWay'],
]

export const beginServerReversal: CallHandler<typeof reverseServer> = async (engine, { id }) => {
  const paid = await readOwn(engine, 'moneyServer', id)
  if (paid.reverseId || paid.status !== '有效') throw conflict('该记录已冲销')
  const money = subtract('0', String(paid.money))
  return { row: { ...pick(paid, ofService), money, date: today(), reverseId: String(paid.id) } }
}

/** As long as before, from the day after the end; whole months stay whole. */
export const beginRenewal: CallHandler<typeof renewServer> = async (engine, { id }) => {
  const paid = await readOwn(engine, 'moneyServer', id)
  if (paid.reverseId || paid.status !== '有效') throw conflict('该记录已冲销')
  const row = { ...pick(paid, [...ofService, 'money']), date: today() }
  return { row: { ...row, ...nextTerm(paid.dtStart as string | null, paid.dtEnd as string | null) } }
}

export const nextTerm = (from: string | null, to: string | null): Values => {
  if (!to) return {}
  const dtStart = addDays(to, 1)
  if (!from) return { dtStart }
  const months = wholeMonths(from, dtStart)
  const next = months === undefined ? addDays(dtStart, daysBetween(from, dtStart)) : addMonths(dtStart, months)
  return { dtStart, dtEnd: addDays(next, -1) }
}

const wholeMonths = (from: string, until: string): number | undefined => {
  const count = monthsTo(until) - monthsTo(from)
  return count > 0 && addMonths(from, count) === until ? count : undefined
}

const monthsTo = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

export const answerReverseMonth: CallHandler<typeof reverseMonth> = beginReversal('moneyMonth')

export const answerReverseOther: CallHandler<typeof reverseOther> = beginReversal('moneyOther')

export const answerReverseExpense: CallHandler<typeof reverseExpense> = beginReversal('moneyExpense')
