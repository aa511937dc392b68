import type { PhoneFold } from '@chengban/kernel/area.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { targetOf } from '@chengban/kernel/field.ts'
import { expect, test } from 'vitest'
import { areas, entities } from '../compose.ts'

const named = (name: string | undefined): Entity | undefined => entities.find((each) => each.name === name)
const tabs = areas.flatMap(({ screens }) =>
  Object.entries(screens).flatMap(([path, screen]) => [screen, ...(screen.tabs ?? [])].map((tab) => ({ path, tab }))),
)

/** Whether the column of `of` leads to the rows of `to`. */
const leads = (of: string, by: string, to: string | undefined): boolean => {
  const field = named(of)?.fields[by]
  return field?.kind === 'ref' && targetOf(field) === to
}

const missing = (of: string | undefined, names: readonly string[]): readonly string[] =>
  names.filter((name) => !named(of)?.fields[name])

const foldFaults = (fold: PhoneFold | undefined, of: string | undefined): readonly string[] =>
  fold
    ? [
        ...(leads(fold.of, fold.by, of) ? [] : [`${fold.of}.${fold.by} does not lead to ${of}`]),
        ...missing(fold.of, [fold.title, ...(fold.facts ?? [])]),
        ...foldFaults(fold.fold, fold.of),
      ]
    : []

test('what a phone page shows of its rows are columns they have, and what it folds below them belongs to them', () => {
  const faces = tabs.filter(({ tab }) => tab.face)
  expect(faces.length).toBeGreaterThan(10)
  const wrong = faces.flatMap(({ path, tab: { of, face } }) => {
    const { facts = [], ring, sums = [], strip, chips, fold } = face ?? {}
    const names = [...facts, ...(ring ? [ring.done, ring.all] : []), ...sums.map(({ field }) => field)]
    const chipsFit = !chips || (of !== undefined && leads(of, chips.by, chips.of))
    const faults = [
      ...missing(of, [...names, ...(strip ? [strip.by] : [])]),
      ...(chipsFit ? [] : [`${of}.${chips.by} does not lead to ${chips.of}`]),
      ...(chips?.due ? missing(chips.of, [chips.due]) : []),
      ...foldFaults(fold, of),
    ]
    return faults.map((fault) => `${path}: ${fault}`)
  })
  expect(wrong).toEqual([])
})
