import { expect, test } from 'vitest'
import { cards } from '../compose.ts'

const known = ['of', 'where', 'days', 'key', 'label', 'measure', 'unit', 'month', 'view', 'at', 'isBad']

// a word that comes by a spread is no excess property for the compiler: the figure would count rows in place of adding
test('a figure of the first page has no word that nothing reads', () => {
  const figures = cards.flatMap(({ figures: all = [] }) => all.flatMap((card) => card.figures))
  const unread = figures.flatMap((figure) =>
    Object.keys(figure)
      .filter((word) => !known.includes(word))
      .map((word) => `${figure.key}: ${word}`),
  )
  expect(unread).toEqual([])
})
