import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { isStopped, wagesIn } from './people.ts'
import type { Facts, Person, Run } from './run.ts'

/** Whose slips the run has. */
export const inRun = ({ people, items, insurance }: Facts, run: Run): Person[] =>
  people.filter((person) => {
    const open = items.get(person.id) ?? []
    if (run.kind !== '工资') return open.length > 0
    const wages = wagesIn(person, run)
    const isPaid = wages.some((row) => !isStopped(row))
    const isInsured = wages.some(({ needSocial, needFund }) => needSocial || needFund) || insurance.has(person.id)
    if (isPaid || (wages.length > 0 && isInsured)) return true
    return wages.length === 0 && open.some(({ kind }) => kind === '增加')
  })

/** Nothing is reckoned while what it rests on is still open; all who are missing are named. */
export const demandSettled = (facts: Facts, run: Run, people: readonly Person[]): void => {
  const lacking = lackingRule(facts, run, people)
  if (lacking === noTaxRule) throw conflict(lacking)
  if (run.kind !== '工资') return
  const unlocked = attended(run, people).filter(({ id }) => facts.attendance.get(id)?.isLocked !== true)
  if (unlocked.length > 0) throw conflict(`考勤未锁定：${namesOf(unlocked)}`)
  const unchecked = insured(run, people).filter(({ id }) => facts.insurance.get(id)?.isChecked !== true)
  if (unchecked.length > 0)
    throw conflict(`社保未核对：${namesOf(unchecked)}`, { userIds: unchecked.map(({ id }) => id) })
  if (lacking) throw invalid({ month: lacking })
}

const noTaxRule = '没有适用的个税规则'

/** The rule without which the run cannot be reckoned; undefined where there is none lacking. */
export const lackingRule = (facts: Facts, run: Run, people: readonly Person[]): string | undefined => {
  if (!facts.rules.yearly || (run.kind === '年终奖' && !facts.rules.bonus)) return noTaxRule
  const isLeastAsked = run.kind === '工资' && people.some((person) => asksForLeast(facts, person))
  return facts.rules.minimumWage === null && isLeastAsked ? '缺少最低工资规则' : undefined
}

/** Whose month of attendance is locked before the run is reckoned. */
export const attended = (run: Run, people: readonly Person[]): Person[] =>
  people.filter((person) => person.needAttendance && wagesIn(person, run).length > 0)

/** Whose contributions are checked before the run is reckoned. */
export const insured = (run: Run, people: readonly Person[]): Person[] =>
  people.filter((person) => {
    const last = wagesIn(person, run).at(-1)
    return last !== undefined && (last.needSocial || last.needFund)
  })

const namesOf = (people: readonly Person[]): string => people.map(({ name }) => name).join('、')

const asksForLeast = ({ items, attendance }: Facts, { id }: Person): boolean =>
  (items.get(id) ?? []).some(({ kind }) => kind === '扣减') || Number(attendance.get(id)?.sickDays ?? 0) > 0
