import { basename } from 'node:path'
import { kebab } from '@chengban/engine/schema/names.ts'
import { expect, it } from 'vitest'
import { findCalls } from '../generate/declarations.ts'

/** Files whose last word another file of the folder has already, or that says less than their name. */
const otherwise = ['projects/product-library/runs.call.ts']

const wordOf = (path: string): string => {
  const words = path.split('/').filter((word) => word !== '' && !word.startsWith(':'))
  return kebab(words.at(-1) ?? '')
}

it('a file with one call is named by the last word of its address', async () => {
  const files = Map.groupBy(await findCalls(), ({ path }) => path)
  const other = [...files].filter(
    ([path, [one, ...more]]) => one && more.length === 0 && basename(path) !== `${wordOf(one.value.path)}.call.ts`,
  )
  expect(other.map(([path]) => path)).toEqual(otherwise)
})
