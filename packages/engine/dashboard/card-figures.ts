import type { Screen } from '@chengban/kernel/area.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { evaluate } from '@chengban/kernel/evaluate.ts'
import { type CardFigure, type FigureCard, reader } from '@chengban/kernel/home.ts'
import type { Figures } from '@chengban/kernel/statistics.ts'
import { askerOf } from '../asker.ts'
import type { Engine } from '../engine.ts'
import type { Question } from '../statistics/statistics.ts'
import { columnsIn, columnsOf, filtersOf, mayAsk } from './asked-columns.ts'
import { type MeasuredFigure, measuresOf, told } from './card-measures.ts'
import type { Now } from './days.ts'
import { type ListPlace, linkOf, placeFor } from './place.ts'

type Screens = Readonly<Record<string, Screen>>

export interface HomeFigure extends MeasuredFigure {
  readonly key: string
  readonly card: string
  readonly label: string
  readonly isBad: boolean
  readonly link: string
}

/** Those of the declared cards that this person may have, cards of several areas under one key as one. */
export const cardsFor = ({ writer: { actor } }: Engine, cards: readonly FigureCard[]): FigureCard[] => {
  const mine = cards.filter(({ who }) => evaluate(who, {}, askerOf(actor)) === true)
  const byKey = Map.groupBy(mine, ({ key }) => key)
  const joined = [...byKey.values()].flatMap((same) => {
    const [first] = same
    return first ? [{ ...first, figures: same.flatMap(({ figures }) => figures) }] : []
  })
  return joined.toSorted((a, b) => Number(a.isLast ?? false) - Number(b.isLast ?? false))
}

/** The figures of these cards in one statement, each with the list it is taken of. */
export const figuresOf = async (
  engine: Engine,
  screens: Screens,
  cards: readonly FigureCard[],
  now: Now,
): Promise<HomeFigure[]> => {
  const asked = cards.flatMap((card) => card.figures.flatMap((figure) => asking(engine, screens, card, figure, now)))
  const groups = [...Map.groupBy(asked, ({ entity, place: { isOwn } }) => `${entity.name} ${isOwn}`).values()]
  const answers = await engine.statisticsTogether(groups.flatMap((group) => questionOf(group, now)))
  const sums = new Map(groups.flatMap((group, at) => group.map((one) => [one, answers[at]?.sum] as const)))
  const all = asked.map((one) => shown(one, sums.get(one) ?? { count: 0 }, now))
  const silent = new Set(cards.filter(({ isSilent }) => isSilent).map(({ key }) => key))
  const spoken = new Set(all.filter(({ isNothing }) => !isNothing).map(({ card }) => card))
  return all.filter(({ card }) => !silent.has(card) || spoken.has(card))
}

interface FigureQuestion {
  readonly card: string
  readonly figure: CardFigure
  readonly entity: Entity
  readonly place: ListPlace
}

/** A figure whose list the person may open, over columns they may ask for; none otherwise. */
const asking = (
  { writer: { catalog, actor } }: Engine,
  screens: Screens,
  card: FigureCard,
  figure: CardFigure,
  now: Now,
): FigureQuestion[] => {
  const entity = catalog.entity(figure.of)
  const place = figure.at
    ? { path: figure.at.replace(reader, now.me), isOwn: false, view: '' }
    : placeFor(screens, figure.of, actor.entries)
  return place && mayAsk(entity, columnsFor(figure, place.isOwn), actor.entries)
    ? [{ card: card.key, figure, entity, place }]
    : []
}

/** Columns of its filters and days; of its sum none where the rows are the reader's own. */
const columnsFor = (
  { where = {}, days, month, measure = { count: {} } }: CardFigure,
  isOwn: boolean,
): readonly (string | undefined)[] => [
  ...columnsIn(where),
  ...(isOwn ? filtersOf(measure).flatMap(columnsIn) : columnsOf(measure)),
  ...[days?.of, month],
]

const questionOf = (group: readonly FigureQuestion[], now: Now): Question[] => {
  const [first] = group
  if (!first) return []
  const { entity, place } = first
  const measures = Object.assign({}, ...group.map(({ figure }) => measuresOf(entity, figure, now)))
  const query = { measures, ...(place.isOwn ? { view: 'own' as const } : {}) }
  return [{ entity, query, ofOwn: place.isOwn }]
}

const shown = ({ card, figure, entity, place }: FigureQuestion, sum: Figures, now: Now): HomeFigure => {
  const { filter, ...figures } = told(entity, figure, sum, now)
  return {
    key: figure.key,
    card,
    label: figure.label,
    ...figures,
    isBad: figure.isBad === true && !figures.isNothing,
    link: figure.at ? place.path : linkOf(place, filter, figure.view),
  }
}
