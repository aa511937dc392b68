import { expect, it } from 'vitest'
import { behind, newestKnown } from './fitness.ts'

it('a release before the newest known one is told of, that one and later ones are not', () => {
  expect(behind(`18.${newestKnown.minor - 1}`)).toContain(`落后于 18.${newestKnown.minor}（${newestKnown.date}）`)
  expect(behind('18.4 (Debian 18.4-1)')).toContain('DATABASE_URL')
  expect(behind(`18.${newestKnown.minor}`)).toBeUndefined()
  expect(behind('18.99')).toBeUndefined()
  expect(behind('19.0')).toBeUndefined()
  expect(behind('19beta1')).toBeUndefined()
})
