import type { CallHandler } from '@chengban/engine/call.ts'
import { lock } from '@chengban/engine/db/locks.ts'
import { asSystem, type Within } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { create, update } from '@chengban/engine/write/save.ts'
import { dayOf, lastDay } from '@chengban/kernel/days.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import { holdOpen } from '../../finance-period/server/open.ts'
import { missingKinds } from '../../social-rule/social-line.ts'
import { employedAt, peopleOf, wagesIn } from '../../submit-payroll/server/calc/people.ts'
import type { Person, Run, WageRow } from '../../submit-payroll/server/calc/run.ts'
import type { generateInsurance } from '../generate.call.ts'
import { socialInsurance } from '../social-insurance.entity.ts'
import { rulesOf } from './rules-of.ts'

/** All or nothing: one kind without a rule, and no row is made. */
export const generateMonth: CallHandler<typeof generateInsurance> = (engine, { year, month, company }) => {
  const { writer } = engine
  const first = dayOf(year, month, 1)
  return engine.write(socialInsurance, async (tx) => {
    const within: Within = { tx, writer: asSystem(writer) }
    await holdOpen(tx, company, [first])
    await lock(tx, 'insurance', `${company} ${first}`)
    const joinDay = await settingOf(tx, 'payroll.joinDay')
    const span = { id: '', company, month: first.slice(0, 7), first, last: lastDay(first) } as Run
    const due = (await peopleOf(within, span)).flatMap((person) => {
      const wage = wagesIn(person, span).at(-1)
      return wage ? [{ person, ...switches(person, wage, span, joinDay) }] : []
    })
    await demandRules(within, span, due)
    const known = new Map(
      (await find(within, 'socialInsurance', { year, month, company })).map((row) => [row.userId, row]),
    )
    const done = { created: 0, updated: 0, kept: 0 }
    for (const { person, ...values } of due)
      done[await write(within, { year, month, company, userId: person.id }, known.get(person.id), values)]++
    return done
  })
}

interface Switches {
  readonly isFormal: boolean
  readonly needSocial: boolean
  readonly needFund: boolean
}

/** Turns insurance off for people who joined late in the month or leave early in it; another employer insures them. */
const switches = (person: Person, wage: WageRow, run: Run, joinDay: number): Switches => {
  const { joined, left } = employedAt(person, run.company)
  const isLate = joined >= run.first && joined <= run.last && Number(joined.slice(8)) > joinDay
  const isEarly = left <= run.last && (left < run.first || Number(left.slice(8)) <= joinDay)
  const isHere = !isLate && !isEarly
  return { isFormal: wage.isFormal, needSocial: isHere && wage.needSocial, needFund: isHere && wage.needFund }
}

const demandRules = async ({ tx }: Within, run: Run, due: readonly Switches[]): Promise<void> => {
  const rules = await rulesOf(tx, run.company, run.first)
  const asked = { needSocial: due.some(({ needSocial }) => needSocial), needFund: due.some(({ needFund }) => needFund) }
  const [missing] = missingKinds(rules, { ...asked, socialBase: '0.00', fundBase: '0.00' })
  if (missing) throw invalid({ company: `缺少${missing}规则` })
}

type Key = Pick<RowOf<'socialInsurance'>, 'year' | 'month' | 'company' | 'userId'>

/** Creates or refreshes a record from the rules; keeps manual entries, and leaves checked records untouched. */
const write = async (
  { tx, writer }: Within,
  key: Key,
  known: RowOf<'socialInsurance'> | undefined,
  values: Switches,
): Promise<'created' | 'updated' | 'kept'> => {
  if (!known) {
    await create(tx, writer, socialInsurance, { ...key, ...values })
    return 'created'
  }
  if (known.status !== '已生成') return 'kept'
  await update(tx, writer, socialInsurance, known.id, { isFormal: values.isFormal })
  const [now] = await find({ tx, writer }, 'socialInsurance', known.id)
  return now?.version === known.version ? 'kept' : 'updated'
}
