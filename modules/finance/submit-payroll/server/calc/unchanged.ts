import { canonical } from '@chengban/engine/row/canonical.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find } from '@chengban/engine/row/stored.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { runOf } from './calc.ts'
import { factsOf } from './facts.ts'
import { reckonPeople } from './reckon.ts'
import type { Step } from './trace.ts'
import { inRun } from './who.ts'

/** Refuses a run whose source data changed since its calculation, and names the changed sources. */
export const demandUnchanged = async (within: Within, row: RowOf<'submitPayroll'>): Promise<void> => {
  if (!row.inputHash) return
  const run = runOf(row)
  const facts = await factsOf(within, run)
  const people = inRun(facts, run)
  const reckoned = await reckonPeople(facts, run, people)
  const changed = reckoned.flatMap((now) => {
    const { id, name } = now.person
    const slip = facts.slips.get(id)
    if (!slip) return [{ module: 'user', id, name, what: '新增人员' }]
    if (slip.inputHash === now.inputHash) return []
    const sources = changedSources(slip.trace as readonly Step[] | null, now.trace)
    const named = sources.length > 0 ? sources : [{ module: 'user', id, what: '取数' }]
    return named.map((one) => ({ ...one, name }))
  })
  const gone = await find(
    within,
    'user',
    [...facts.slips.keys()].filter((id) => !people.some((person) => person.id === id)),
  )
  const all = [...changed, ...gone.map(({ id, name }) => ({ module: 'user', id, name, what: '减少人员' }))]
  if (all.length > 0) throw conflict('取数已变化，请重新核算', { changed: all })
}

interface Source {
  readonly module: string
  readonly id: string
  readonly what: string
}

/** Of a step, what its rows say; the rest follows from other steps. */
const said: Readonly<Record<string, readonly string[]>> = {
  normMoney: ['wages', 'wage', 'hours', 'days', 'worked', 'wageDays'],
  performance: ['rate'],
  other: ['wages'],
  overtimeMoney: ['items'],
  bonus: ['open'],
  deductAbsence: ['days'],
  deductSick: ['days', 'rate'],
  deductLess: ['open'],
  deductAfter: ['open'],
}
/** Steps whose figure is their row's. */
const whole: readonly string[] = ['socialMyself', 'accumulationFund']

/** Rows that came, went, or say something else than when the slip was reckoned. */
export const changedSources = (before: readonly Step[] | null, now: readonly Step[]): Source[] => {
  const was = new Map((before ?? []).map((one) => [one.step, one]))
  const is = new Map(now.map((one) => [one.step, one]))
  const found = [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => sourcesOf(was.get(name), is.get(name)))
  return found.filter(({ id }, index) => found.findIndex((one) => one.id === id) === index)
}

const sourcesOf = (was: Step | undefined, is: Step | undefined): Source[] => {
  const { module, label: what } = is ?? was ?? {}
  if (!module || !what || heard(was) === heard(is)) return []
  const [old, fresh] = [was?.ids ?? [], is?.ids ?? []]
  const moved = [...old.filter((id) => !fresh.includes(id)), ...fresh.filter((id) => !old.includes(id))]
  return (moved.length > 0 ? moved : fresh).map((id) => ({ module, id, what }))
}

const heard = (one: Step | undefined): string =>
  canonical([
    one?.ids ?? [],
    (said[one?.step ?? ''] ?? []).map((name) => one?.inputs[name] ?? null),
    whole.includes(one?.step ?? '') ? (one?.value ?? null) : null,
  ])
