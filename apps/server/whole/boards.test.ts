import { expect, it } from 'vitest'
import { entities } from '../compose.ts'

const boards = entities.flatMap((entity) => (entity.list?.board ? [{ entity, board: entity.list.board }] : []))

it('a card that tells a day to be kept says where it is past and where that no longer counts', () => {
  const wrong = boards.flatMap(({ entity: { name, fields }, board: { by, card = [], due } }) => {
    const choices = fields[by]?.options?.values ?? []
    const dates = card.filter((one) => fields[one]?.kind === 'date')
    const isTold = due === undefined || card.includes(due.at)
    return [
      ...(isTold ? [] : [`${name}: ${due?.at} is not told`]),
      ...(dates.length > 0 && due === undefined && !begins.has(name) ? [`${name}: ${dates} is never past`] : []),
      ...(due?.over ?? []).filter((one) => !choices.includes(one)).map((one) => `${name}: no column ${one}`),
    ]
  })
  expect(wrong).toEqual([])
})

/** Whose day is one that has come, or whose cards count the days themselves. */
const begins: ReadonlySet<string> = new Set(['contract', 'entry', 'implementaryProgress'])
