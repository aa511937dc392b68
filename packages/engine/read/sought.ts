import { present } from '@chengban/kernel/present.ts'
import { clock } from '../clock.ts'
import type { Counted, KeptFrequencies } from '../db/frequencies.ts'
import { snake } from '../schema/names.ts'
import { shareOf } from '../search/frequency.ts'
import { soughtSql } from './conditions.ts'
import type { ListQuery } from './list.ts'
import type { Page } from './page.ts'
import type { Params } from './params.ts'
import { type Scope, scopeSql } from './scope.ts'
import { hidesSought, type Seeking } from './shown-search.ts'
import type { SortKey } from './sort.ts'
import type { Sought, Way } from './sought-page.ts'

/** How many of the first rows may be compared with a keyword, of all rows and of those that a person sees in part. */
const looks = { all: [100, 500, 3_000], some: [100, 300] } as const

/** Of so many times the rows that one expects to pass for a page, the first page is all but certain to be found. */
const margin = 3

interface Asking extends Seeking {
  readonly scope: Scope
  readonly keys: readonly SortKey[]
  readonly page: Page
}

/**
 * How a keyword is sought; undefined where none is, or where some of the rows show only a part of what it is compared
 * with.
 */
export const soughtOf = async (
  frequencies: KeptFrequencies | undefined,
  asked: Asking,
  query: ListQuery,
  params: Params,
): Promise<Sought | undefined> => {
  const { entity, entries, scope } = asked
  if (!query.keyword?.trim() || hidesSought(entity, entries)) return undefined
  const condition = soughtSql(asked, query, params)
  // of signs that are not looked for nothing is left
  if (condition === 'true') return undefined
  // without estimates the index of words finds the rows as well
  const counted = await frequencies?.of(snake(entity.name)).catch(() => undefined)
  const way = counted ? wayOf(asked, query.keyword, counted, params) : words
  return {
    way,
    condition,
    inWeek: way.weeks ? soughtSql(asked, query, params, 'app.week(s.tz_create) @> array[g.week]') : '',
    within: query.view === 'own' ? scopeSql(scope, entity, 's') : 'true',
  }
}

const words: Way = { by: 'words', look: 0 }

/** Rows may have come since the table was counted. */
const thisWeek = (): number => Math.floor(clock.now().getTime() / weekMs)
const weekMs = 7 * 86_400_000

/** Along the order where a page is expected after fewer rows than the index of words would give. */
const wayOf = ({ scope, keys, page }: Asking, keyword: string, counted: Counted, params: Params): Way => {
  const share = shareOf(keyword, counted)
  if (share === undefined || share === 0) return words
  const passed = (page.offset + page.size) / share
  if (passed >= share * counted.rows) return words
  const steps: readonly number[] = scope === true ? looks.all : looks.some
  const look = steps.find((step) => step >= margin * passed) ?? present(steps.at(-1))
  if (!counted.weeks || keys[0]?.column !== '"tz_create"') return { by: 'order', look }
  const { oldest, newest } = counted.weeks
  const weeks = { oldest: params.add(oldest, 'integer'), newest: params.add(Math.max(newest, thisWeek()), 'integer') }
  return { by: 'order', look, weeks }
}
