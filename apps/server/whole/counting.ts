import type { Entity } from '@chengban/kernel/entity.ts'
import { flowsOf } from '@chengban/kernel/moves.ts'
import type { Guard } from '@chengban/kernel/workflow.ts'

// Decision 135: A rule that counts other rows locks what they share

type Catalog = ReadonlyMap<string, Entity>

interface Step {
  readonly name: string
  readonly guards: readonly Guard[]
  readonly locks: readonly string[]
}

interface Counted {
  readonly of: string
  readonly by: string
  readonly at: string
}

const stepsOf = (e: Entity): Step[] => [
  ...[...flowsOf(e).flatMap(({ moves }) => moves), ...(e.acts ?? [])].map(({ name, guards = [], locks = [] }) => ({
    name,
    guards,
    locks,
  })),
  ...Object.entries(e.audit?.guards ?? {}).map(([name, guards]) => ({ name, guards, locks: e.audit?.locks ?? [] })),
  { name: 'check', guards: e.checks ?? [], locks: [] },
]

/** What a condition counts among rows that do not belong to the row itself but to the same person, project or seal. */
const counted = (part: unknown): Counted[] => {
  if (typeof part !== 'object' || part === null) return []
  const { is, of, by, at }: Partial<Counted> & { readonly is?: string } = part
  const own = is === 'children' && of && by && at && at !== 'id' ? [{ of, by, at }] : []
  return [...own, ...Object.values(part).flatMap(counted)]
}

/**
 * `okr.submit: okr.userId` for each condition of a step that counts rows beside its own and does not lock first what
 * they have in common. What a unique key refuses needs no lock.
 */
export const unlockedCounts = (all: Catalog): string[] =>
  [...all.values()].flatMap((e) =>
    stepsOf(e).flatMap(({ name, guards, locks }) =>
      guards
        .flatMap(({ holds }) => counted(holds))
        .filter(({ at, of, by }) => !locks.includes(at) && !all.get(of)?.fields[by]?.options.unique)
        .map(({ of, by }) => `${e.name}.${name}: ${of}.${by}`),
    ),
  )

/** How many conditions count rows beside their own. */
export const countsDeclared = (all: Catalog): number =>
  [...all.values()].flatMap((e) => stepsOf(e).flatMap(({ guards }) => guards.flatMap(({ holds }) => counted(holds))))
    .length

const asks = /count\(|exists ?\(|sum\(|limit 1\b/
const waits =
  /\block\(|\btryLock\(|for update|for no key update|for share|lockLedger\(|lockPerson\(|holdMonth\(|lockRow\(|demandOpenDays\(/

/** Whether a file of rules looks for other rows; with `held` whether it takes a lock as well. */
export const looksAround = (source: string): boolean => asks.test(source)
export const isHeld = (source: string): boolean => waits.test(source)
