import type { CallHandler } from '@chengban/engine/call.ts'
import type { Sql } from '@chengban/engine/db/sql.ts'
import { asSystem } from '@chengban/engine/row/scene.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { notFound } from '@chengban/kernel/refusal.ts'
import { type Hindrance, seenOf } from '../../finance-period/server/seen.ts'
import type { payrollReady } from '../ready.call.ts'
import { submitPayroll } from '../submit-payroll.entity.ts'
import { runOf } from './calc/calc.ts'
import { factsOf } from './calc/facts.ts'
import type { Facts, Person, Run } from './calc/run.ts'
import { attended, inRun, insured, lackingRule } from './calc/who.ts'
import { earlierOpen } from './order.ts'

/** Reads what 核算 would read, and writes nothing. */
export const tellReady: CallHandler<typeof payrollReady> = async (engine, { id }) => {
  if (!isUuid(id)) throw notFound()
  const row = await engine.detail(submitPayroll, id)
  const run = runOf(row as never)
  const { facts, before, sheets, agreements } = await engine.asHouse(
    'whom a run lacks what of, for who reads the run',
    async (tx) => ({
      facts: await factsOf({ tx, writer: asSystem(engine.writer) }, run),
      before: await earlierOpen(tx, row),
      sheets: await sheetsOf(tx, run),
      agreements: await agreedIn(tx, run),
    }),
  )
  const people = inRun(facts, run)
  const isMonthly = run.kind === '工资'
  const attendance = isMonthly ? attended(run, people) : []
  const insurance = isMonthly ? insured(run, people) : []
  const unlocked = attendance.filter((one) => facts.attendance.get(one.id)?.isLocked !== true)
  const unchecked = insurance.filter((one) => facts.insurance.get(one.id)?.isChecked !== true)
  const all = [
    ...before.map(earlierRun),
    ...ruleLacks(facts, run, people),
    ...unlocked.map((one) => unlockedSheet(one, sheets.get(one.id))),
    ...unchecked.map((one) => uncheckedRow(one, facts)),
  ]
  const { seen } = await seenOf(engine, all)
  const found = new Map(seen.map((one) => [one.id, one]))
  // who may not open the record still reads whose it is: the refusal of 核算 names them too
  const nodes = all.map((one) => (one.id === null ? one : (found.get(one.id) ?? closed(one))))
  const sum = (of: (id: string) => readonly unknown[] | undefined): string =>
    String(people.reduce((all, { id: person }) => all + (of(person)?.length ?? 0), 0))
  return {
    people: String(people.length),
    attendance: `${attendance.length - unlocked.length} / ${attendance.length}`,
    insurance: `${insurance.length - unchecked.length} / ${insurance.length}`,
    overtime: sum((person) => facts.overtime.get(person)?.rows),
    items: sum((person) => facts.items.get(person)),
    agreements: String(agreements),
    nodes,
    totalCount: nodes.length,
  }
}

const closed = (one: Hindrance): Hindrance => ({ ...one, module: null, id: null })

const earlierRun = (id: string): Hindrance => ({
  ...{ module: 'submitPayroll', id, name: null },
  ...{ what: '之前的工资表', why: '请先完成' },
})

const ruleLacks = (facts: Facts, run: Run, people: readonly Person[]): Hindrance[] => {
  const why = lackingRule(facts, run, people)
  return why ? [{ module: null, id: null, name: null, what: '规则', why }] : []
}

const unlockedSheet = ({ name }: Person, id: string | undefined): Hindrance => ({
  ...(id ? { module: 'attendanceMonth', id } : { module: null, id: null }),
  ...{ name, what: '考勤', why: id ? '考勤未锁定' : '本月没有考勤' },
})

const uncheckedRow = (person: Person, { insurance }: Facts): Hindrance => {
  const row = insurance.get(person.id)
  return {
    ...(row ? { module: 'socialInsurance', id: row.id } : { module: null, id: null }),
    ...{ name: person.name, what: '社保公积金', why: row ? '社保未核对' : '本月未生成社保' },
  }
}

const sheetsOf = async (tx: Sql, { month }: Run): Promise<Map<string, string>> => {
  const rows = await tx.query<{ userId: string; id: string }>(
    `select m.user_id::text as "userId", m.id::text from store.attendance_month m where m.month = $1`,
    [month],
  )
  return new Map(rows.map(({ userId, id }) => [userId, id]))
}

/** Agreements that begin in the month of the run. */
const agreedIn = async (tx: Sql, { company, first, last }: Run): Promise<number> => {
  const [found] = await tx.query<{ n: number }>(
    `select count(*)::integer as n from store.money_salary w
     where w.company = $1 and w.status = '通过' and w.kind <> '专项附加调整' and w.dt_start between $2 and $3`,
    [company, first, last],
  )
  return found?.n ?? 0
}
