import { movesOf } from '@chengban/kernel/moves.ts'
import type { Offer } from '@chengban/kernel/offer.ts'
import { expect, it } from 'vitest'
import { calls, entities } from '../compose.ts'

/** Calls that repeat a move at another address, and one with a special dialog. */
const besides: readonly string[] = ['/projectProgress/confirm', '/file-share']

const movesThatShow = new Set(
  entities.flatMap((entity) =>
    movesOf(entity)
      .filter(({ shows }) => shows?.link)
      .map(({ name }) => `/${entity.resource}/action/${name}`),
  ),
)
const isOfferedShown = (offers: readonly Offer[]): boolean =>
  offers.length > 0 && offers.every(({ shows }) => shows?.link)

it('whoever makes a link for somebody outside is shown it, to be copied or scanned', () => {
  const linking = calls.map(({ signature }) => signature).filter(({ answer }) => 'link' in (answer ?? {}))
  const hidden = linking
    .filter(({ path }) => !besides.includes(path) && !movesThatShow.has(path))
    .filter(({ offered }) => !isOfferedShown([offered ?? []].flat()))
  expect(hidden.map(({ path }) => path)).toEqual([])
  expect(linking.length).toBeGreaterThan(5)
})
