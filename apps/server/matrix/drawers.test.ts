import { askedNow, offIn, requiredNow } from '@chengban/ui/form/check.ts'
import { foldedIn } from '@chengban/ui/form/folded.ts'
import { formNames, namesShown, shownNames } from '@chengban/ui/form/form-fields.ts'
import { firstValues } from '@chengban/ui/form/values.ts'
import { expect, it } from 'vitest'
import { entities } from '../compose.ts'

const asker = { userId: 'u', has: () => true, today: '2026-11-26', now: '2026-11-26T10:00:00+08:00' }
const none = { changes: {}, errors: {}, initial: {}, row: {} }
const mostShown = 20

it('no form of a new record opens with more fields than fit, whoever opens it', () => {
  const long = entities.flatMap((entity) => {
    if (entity.readOnly) return []
    const names = formNames(entity, asker)
    const values = firstValues(entity, names, asker, undefined)
    const state = { entity, names, values, row: undefined, initial: undefined, asker }
    const off = offIn(state)
    const needed = new Set([...Object.keys(requiredNow(state)), ...askedNow(state)])
    const order = shownNames(entity, namesShown({ names, off }))
    const shown = order.length - foldedIn({ entity, needed, ...none }, order).size
    return shown > mostShown ? [`${entity.name}: ${shown}`] : []
  })
  expect(long).toEqual([])
})
