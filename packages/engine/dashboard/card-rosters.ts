import type { FigureCard } from '@chengban/kernel/home.ts'
import type { Engine } from '../engine.ts'
import { listedOf } from './card-rows.ts'
import type { Now } from './days.ts'

export interface HomeRoster {
  readonly key: string
  readonly card: string
  readonly label: string
  readonly module: string
  /** Text of the reminder to these people; null when there is none. */
  readonly urge: string | null
  readonly people: readonly { readonly id: string; readonly name: string; readonly link: string }[]
}

const most = 200

/** The people of all cards in one statement, each with the row that is theirs. */
export const rostersOf = async (engine: Engine, cards: readonly FigureCard[], now: Now): Promise<HomeRoster[]> => {
  const asked = cards.flatMap(({ key: card, rosters = [] }) => rosters.map((roster) => ({ card, roster })))
  if (asked.length === 0) return []
  const shown = asked.map(({ roster: { person: title, key: kind, label: _label, urge: _urge, ...rows } }) => ({
    ...rows,
    ...{ kind, title },
  }))
  const { rows } = await listedOf(engine, shown, now, most)
  return asked.map(({ card, roster: { key, label, of, urge = null } }) => ({
    ...{ key, card, label, module: of, urge },
    people: rows
      .filter(({ kind }) => kind === key)
      .map(({ title, link }) => ({ id: link.slice(link.lastIndexOf('/') + 1), name: title, link })),
  }))
}
