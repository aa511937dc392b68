import { createHash } from 'node:crypto'
import { clock } from '@chengban/engine/clock.ts'
import { tryLock } from '@chengban/engine/db/locks.ts'
import type { Handler, Scene, Within } from '@chengban/engine/row/scene.ts'
import { addRows } from '@chengban/engine/write/add-row.ts'
import { change, drop } from '@chengban/engine/write/by-system.ts'
import { lastDay } from '@chengban/kernel/days.ts'
import { add, compare, multiply } from '@chengban/kernel/decimal.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { holdOpen } from '../../../finance-period/server/open.ts'
import { demandEarlierLocked } from '../order.ts'
import { carryDeductions } from './deductions.ts'
import { factsOf } from './facts.ts'
import { type Reckoned, reckonPeople } from './reckon.ts'
import type { Facts, Person, Run } from './run.ts'
import { demandSettled, inRun } from './who.ts'

type Row = RowOf<'submitPayroll'>

export const runOf = (row: Row): Run => ({
  id: row.id,
  company: row.company,
  month: row.month,
  kind: row.kind,
  calcUserId: row.calcUserId,
  payDate: String(row.payDate),
  first: `${row.month}-01`,
  last: lastDay(`${row.month}-01`),
})

/** Refuses a second calculation, lock or voiding at the same company while one is in progress. */
export const demandAlone = async ({ tx }: Within, company: string): Promise<void> => {
  if (!(await tryLock(tx, 'payroll', company))) throw conflict('工资表正在核算')
}

/** A run is made, changed, reckoned, handed in, locked, voided and deleted while its month is open. */
export const holdMonth = ({ tx, row }: Scene<'submitPayroll'>): Promise<void> =>
  holdOpen(tx, row.company, [`${String(row.month)}-01`])

/** submitPayroll/calc: recalculates the slips of the run or of the people named; keeps figures set by hand. */
export const submitPayrollCalc: Handler<'submitPayroll'> = async (scene) => {
  const row = scene.row
  if (!['草稿', '驳回', '已撤回'].includes(row.status)) throw conflict('审批中，不能修改')
  await demandAlone(scene, row.company)
  await holdMonth(scene)
  await demandEarlierLocked(scene)
  const run = runOf(row)
  await carryDeductions(scene, run)
  const facts = await factsOf(scene, run)
  const people = inRun(facts, run)
  demandSettled(facts, run, people)
  if (run.kind === '年终奖') await demandOnce(scene, run, people)
  const named = scene.asked?.userIds as readonly string[] | undefined
  const some = named?.length ? people.filter(({ id }) => named.includes(id)) : people
  await writeSlips(scene, run, facts, await reckonPeople(facts, run, some))
  const present = new Set(people.map(({ id }) => id))
  const gone = [...facts.slips.values()].filter(({ userId }) => !present.has(userId))
  await drop(
    scene,
    'moneyPayroll',
    gone.map(({ id }) => id),
  )
  scene.row.calcUserId = scene.writer.actor.userId
  scene.row.tzCalc = clock.now().toISOString()
  scene.row.inputHash = await hashOfRun(scene, run.id)
  scene.row.warnings = await warningsIn(scene, run)
}

/** Refuses a second annual bonus per person, company and year, since separate taxation is allowed only once. */
const demandOnce = async ({ tx }: Within, run: Run, people: readonly Person[]): Promise<void> => {
  const [second] = await tx.query(
    `select from store.money_payroll s join store.submit_payroll p on p.id = s.submit_id
     where p.company = $1 and p.kind = '年终奖' and p.id <> $2 and p.status <> '已作废' and s.user_id = any ($3::uuid[])
       and extract(year from p.pay_date) = extract(year from $4::date) limit 1`,
    [run.company, run.id, people.map(({ id }) => id), run.payDate],
  )
  if (second) throw invalid({ kind: '本年度已计算过年终奖' })
}

/** Writes calculated slips over the stored ones. */
export const writeSlips = async (
  within: Within,
  run: Run,
  { slips }: Facts,
  found: readonly Reckoned[],
): Promise<void> => {
  const known = new Map(
    found.flatMap((one) => {
      const slip = slips.get(one.person.id)
      return slip ? [[slip.id, valuesOf(one)] as const] : []
    }),
  )
  await change(within, 'moneyPayroll', [...known.keys()], ({ id }) => known.get(id))
  const fresh = found.filter(({ person }) => !slips.has(person.id))
  await addRows(
    within,
    'moneyPayroll',
    fresh.map((one) => ({ submitId: run.id, userId: one.person.id, ...valuesOf(one) })),
  )
}

const valuesOf = (found: Reckoned) => {
  const { person, slip, wage, performanceRate, isMerge, moneySalaryId, inputHash } = found
  // what follows from these is worked out by the database
  const { money: _money, salaryTrue: _net, shortfall: _short, cost: _cost, ...figures } = slip
  return {
    ...figures,
    departmentId: person.departmentId,
    moneySalaryId,
    isFormal: wage?.isFormal ?? null,
    needSocial: wage?.needSocial ?? null,
    needFund: wage?.needFund ?? null,
    performanceRate,
    isMerge,
    inputHash,
    lessItems: slip.lessItems as never,
    taxDetail: slip.taxDetail as never,
    trace: found.trace as never,
  }
}

/** Over who is in the run and what each was reckoned from. */
export const hashOfRun = async ({ tx }: Within, id: string): Promise<string> => {
  const rows = await tx.query<{ line: string }>(
    `select s.user_id || ' ' || coalesce(s.input_hash, '') as line from store.money_payroll s where s.submit_id = $1 order by s.user_id`,
    [id],
  )
  return createHash('sha256')
    .update(rows.map(({ line }) => line).join('\n'))
    .digest('hex')
}

/** Answers with the number of slips and the warnings of the calculation. */
export const submitPayrollCalculated: Handler<'submitPayroll'> = async ({ tx, row }) => {
  const [slips] = await tx.query<{ count: number }>(
    'select count(*)::integer as count from store.money_payroll s where s.submit_id = $1',
    [row.id],
  )
  return { count: slips?.count ?? 0, warnings: row.warnings }
}

/** Returns warnings to review before the run is submitted. */
export const warningsIn = async (within: Within, run: Run): Promise<readonly Warning[]> => {
  const { tx } = within
  const { id, company, month } = run
  const slips = await tx.query<CalculatedRun>(
    `select s.user_id::text as "userId", s.money::text, s.salary_true::text as net, s.tax_detail ->> 'extra' as extra,
       s.less_items as taken, (select p.money::text from store.money_payroll p join store.submit_payroll r on r.id = p.submit_id
         where p.user_id = s.user_id and r.company = $2 and r.kind = '工资' and r.stage in ('已锁定', '已发放', '已归档') and r.month < $3
         order by r.month desc limit 1) as before,
       (select coalesce(sum(l.remain), 0)::text from store.money_less l where l.user_id = s.user_id and l.company = $2
         and l.status in ('待计入', '部分计入') and l.month <= $3 and l.type not in ('补发', '年终奖')) as open
     from store.money_payroll s where s.submit_id = $1 order by s.user_id`,
    [id, company, month],
  )
  const least = await tx.query<{ floor: string }>(
    `select floor::text from store.social_rule where company = $1 and kind = '最低工资' and dt_start <= $2 order by dt_start desc limit 1`,
    [company, `${month}-01`],
  )
  return [...slips.flatMap((slip) => warningsOf(slip, least[0]?.floor ?? '0')), ...(await owedIn(within, run))]
}

/** Warns of people with open back pay, which a run of 工资 does not pay. */
const owedIn = async ({ tx }: Within, { kind, company, month }: Run): Promise<readonly Warning[]> => {
  if (kind !== '工资') return []
  return tx.query<Warning>(
    `select distinct l.user_id::text as "userId", '有补发待计入' as text from store.money_less l
     where l.company = $1 and l.type = '补发' and l.status in ('待计入', '部分计入') and l.month <= $2 order by 1`,
    [company, month],
  )
}

interface Warning {
  readonly userId: string
  readonly text: string
}

interface CalculatedRun {
  readonly userId: string
  readonly money: string
  readonly net: string
  readonly extra: string | null
  readonly before: string | null
  readonly open: string
  readonly taken: readonly { readonly money: string }[] | null
}

const warningsOf = (
  { userId, money, net, extra, before, open, taken }: CalculatedRun,
  least: string,
): readonly Warning[] => {
  const sum = (taken ?? []).reduce((all, one) => add(all, one.money), '0')
  const texts = [
    compare(net, '0') === 0 ? '实发为0' : compare(net, least) < 0 ? '低于最低工资' : null,
    before !== null && isFar(money, before) ? '较上月变动超过20%' : null,
    extra === null || Number(extra) === 0 ? '缺专项附加信息' : null,
    compare(open, sum) > 0 ? '增减项未扣完' : null,
  ]
  return texts.flatMap((text) => (text ? [{ userId, text }] : []))
}

/** More than a fifth of the month before, up or down. */
const isFar = (money: string, before: string): boolean =>
  compare(money, multiply(before, '1.2')) > 0 || compare(money, multiply(before, '0.8')) < 0

export const submitPayrollRemoving: Handler<'submitPayroll'> = (scene) => holdMonth(scene)
