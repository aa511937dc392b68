import type { Sql } from '@chengban/engine/db/sql.ts'
import type { Approver } from '@chengban/engine/round/approvers.ts'
import { type Entered, enterLevel } from '@chengban/engine/round/levels.ts'
import type { Setting } from '@chengban/engine/round/state.ts'
import type { Values } from '@chengban/engine/row/scene.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'

/** Who will be asked on a level; `message` says why nobody can be. */
export interface Ahead {
  readonly level: number
  readonly names: readonly string[]
  readonly message?: string
}

interface From {
  readonly tx: Sql
  readonly entity: Entity
  readonly row: Values
  readonly level: number
  readonly setting: Setting
  readonly initiatorId?: string | undefined
  /** People of the levels before. */
  readonly earlier: readonly string[]
  /** The only one who may decide on the level before. */
  readonly decider: string | null
}

/** Walks the levels from `level` on as the decisions would, taking the first of each level for its decider. */
export const levelsAhead = async (asked: From): Promise<Ahead[]> => {
  const { tx, entity, row, level, setting, initiatorId, earlier, decider } = asked
  const ahead: Ahead[] = []
  const people = [...earlier]
  let lastDecider = decider
  for (let from = level; from <= (entity.audit?.levels ?? 0); ) {
    const entered = await attempt(() =>
      enterLevel({ tx, entity, row, setting, from, earlier: people, lastDecider, initiatorId }),
    )
    if ('message' in entered) {
      ahead.push({ level: entered.level || from, names: [], message: entered.message })
      from = (entered.level || from) + 1
      continue
    }
    if (entered.level === 0) break
    ahead.push({ level: entered.level, names: entered.approvers.map(({ name }) => name) })
    people.push(...entered.approvers.map(({ userId }) => userId))
    lastDecider = soleOf(entered.approvers)
    from = entered.level + 1
  }
  return ahead
}

const soleOf = (approvers: readonly Approver[]): string | null =>
  approvers.length === 1 && !approvers[0]?.byChain ? (approvers[0]?.userId ?? null) : null

/**
 * Turns the refusal of a level without approvers, reported at its field `audit{level}`, into the level and a message.
 */
const attempt = async (enter: () => Promise<Entered>): Promise<Entered | { level: number; message: string }> => {
  try {
    return await enter()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const [field = ''] = Object.keys(error.data?.fields ?? {})
    return { level: Number(/^audit(\d)$/.exec(field)?.[1] ?? 0), message: error.message }
  }
}
