import type { Screen } from '@chengban/kernel/area.ts'
import { askedWhere } from '@chengban/kernel/asked-where.ts'
import type { Taken } from '@chengban/kernel/dashboard.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Answer, Filter, Group, Measure } from '@chengban/kernel/statistics.ts'
import { clock, today } from '../clock.ts'
import type { Engine } from '../engine.ts'
import { both } from '../statistics/said.ts'
import type { Question } from '../statistics/statistics.ts'
import { columnsIn, columnsOf, mayAsk, unitOf } from './asked-columns.ts'
import { type Chosen, narrowedTo } from './chosen.ts'
import { linkOf, placeFor } from './place.ts'

/** A figure, or figures of groups, on its way to the database. */
export interface FigureQuestion {
  readonly entity: Entity
  readonly isOwn: boolean
  readonly question: Question
  readonly unit: string
  /** The list under a filter that an answer gives; null where this person opens none. */
  readonly link: (filter: Filter, where?: Filter) => string | null
}

export interface Grouped {
  readonly groups?: readonly Group<string>[]
  readonly top?: number
}

/** Puts figures as questions of lists; what this person may not ask is none. */
export const taking =
  ({ writer: { catalog, actor } }: Engine, screens: Readonly<Record<string, Screen>>) =>
  (taken: Taken, chosen: Chosen, { groups = [], top = 12 }: Grouped = {}): FigureQuestion | undefined => {
    const entity = catalog.entity(taken.of)
    const place = placeFor(screens, taken.of, actor.entries)
    const asked = { me: actor.userId, today: today(), now: clock.now().toISOString() }
    const where = askedWhere(taken.where ?? {}, asked)
    const measure = taken.measure && (askedWhere({ is: taken.measure }, asked).is as Measure<string>)
    const grouped = groups.map((word) => word.split(/[.:]/)[0])
    const names = [...columnsIn(where), ...(measure ? columnsOf(measure) : []), ...grouped]
    if (!mayAsk(entity, names, actor.entries)) return undefined
    const filters = both(where, narrowedTo(entity, taken, chosen))
    const { date } = taken
    const days = date && chosen.date1 && chosen.date2 ? { date, date1: chosen.date1, date2: chosen.date2 } : {}
    const isOwn = place?.isOwn === true
    const own = isOwn ? { view: 'own' as const } : {}
    const measures = { value: measure ?? { count: {} } }
    return {
      entity,
      isOwn,
      unit: unitOf(entity, taken),
      question: {
        entity,
        query: { groupBy: groups, measures, filters, order: 'value', top, ...days, ...own },
        ofOwn: isOwn,
      },
      link: (filter, narrower = {}) => (place ? linkOf(place, both(filter, narrower)) : null),
    }
  }

/** The filter of the rows one figure of an answer is taken of. */
export const whereOf = ({ where }: Answer): Filter | undefined => where.value
