import type { Block, HeardDrawing, HeardHeat, HeardTile, Taken, Tile } from '@chengban/kernel/dashboard.ts'
import { targetOf } from '@chengban/kernel/field.ts'
import { declaredDashboards } from '@chengban/modules/dashboards.gen.ts'
import { describe, expect, it } from 'vitest'
import { areas, makeCatalog } from '../compose.ts'

const catalog = makeCatalog()

/** Every figure of a list in a tile or a block. */
const takenIn = (one: Tile | HeardTile | Block): readonly Taken[] => {
  if ('from' in one) return []
  if ('series' in one) return one.series
  if ('parts' in one) return one.parts
  return 'note' in one && one.note ? [one, one.note] : [one]
}

it('is asked for by a name of its own, and each screen names one that stands', () => {
  const names = declaredDashboards.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
  const named = areas.flatMap(({ screens }) =>
    Object.values(screens).flatMap(({ dashboards = [] }) => dashboards.map(({ name }) => name)),
  )
  expect([...new Set(named)].toSorted()).toEqual(names.toSorted())
})

describe.each(declaredDashboards)('$label', ({ tiles, blocks, choices = {} }) => {
  const all = [...tiles, ...blocks]

  it('has keys of their own', () => {
    for (const { length, keys } of [tiles, blocks].map((some) => ({
      length: some.length,
      keys: new Set(some.map(({ key }) => key)).size,
    })))
      expect(keys).toBe(length)
  })

  it('narrows every figure by every choice, along columns there are and to rows of the same kind', () => {
    const faults = all.flatMap(takenIn).flatMap((taken) =>
      Object.entries(choices).flatMap(([choice, field]) => {
        const path = taken.narrow?.[choice]
        const [name = '', inner] = path?.split('.') ?? []
        const own = catalog.entity(taken.of).fields[name]
        const found = inner && own ? catalog.entity(targetOf(own)).fields[inner] : own
        const isSame = found?.kind === field.kind && (field.kind !== 'ref' || targetOf(found) === targetOf(field))
        return isSame ? [] : [`${taken.of}: ${choice} by ${path}`]
      }),
    )
    expect(faults).toEqual([])
  })

  it('hears of other calls only words that they answer', () => {
    const faults = all.flatMap((one) => ('from' in one ? heardWords(one) : []))
    expect(faults).toEqual([])
  })
})

/** The part of a structure at a path; of a list, of each of its objects. */
const within = (shape: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, word) => {
    const one = partsOf(Array.isArray(at) ? at[0] : at)
    return typeof one === 'object' && one
      ? Object.entries(one).find(([name]) => name.replace('?', '') === word)?.[1]
      : undefined
  }, shape)

/** The columns of an entity and what accompanies them, as parts. */
const partsOf = (one: unknown): unknown => {
  if (typeof one !== 'object' || one === null || !('$columns' in one)) return one
  const { $columns, $with } = one as { readonly $columns: readonly string[]; readonly $with: object }
  return { ...Object.fromEntries($columns.map((name) => [name, 'column'])), ...$with }
}

const heardWords = (one: HeardTile | HeardDrawing | HeardHeat): readonly string[] =>
  wordsOf(one).filter((path) => within(one.from.answer, path) === undefined)

const wordsOf = (one: HeardTile | HeardDrawing | HeardHeat): readonly string[] => {
  const below = (word: string): string => `${one.at}.${word}`
  if (!('name' in one)) return [one.at, ...(one.note ? [one.note.at] : [])]
  const named = [one.at, below(one.name), ...(one.opens && 'id' in one.opens ? [below(one.opens.id)] : [])]
  if ('series' in one) return [...named, ...one.series.map(({ value }) => below(value))]
  return [...named, one.columns, below(`${one.cells}.${one.column}`), below(`${one.cells}.${one.value}`)]
}
