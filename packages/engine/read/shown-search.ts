import type { Entity } from '@chengban/kernel/entity.ts'
import type { Catalog } from '../schema/catalog.ts'
import { sqlOf } from '../schema/expression.ts'
import { searchFields } from '../schema/model.ts'
import { column } from '../schema/names.ts'
import { hiding, wholeRule } from '../schema/rows.ts'
import { containing, probe, wordsOf } from '../search/probe.ts'
import type { Params } from './params.ts'
import { reduce } from './rights.ts'

export interface Seeking {
  readonly catalog: Catalog
  readonly entity: Entity
  readonly entries: readonly string[]
}

/** Whether some row could be found by a text that it does not show to this person. */
export const hidesSought = (entity: Entity, entries: readonly string[]): boolean =>
  hiddenFields(entity, entries).length > 0 && reduce(wholeRule(entity), entries) !== true

/** Searched fields that some grant keeps from this person; grants of codes they do not hold show them no row. */
const hiddenFields = (entity: Entity, entries: readonly string[]): string[] =>
  searchFields(entity).filter((name) => hiding(entity, name).some(({ when }) => reduce(when, entries) !== false))

/**
 * Rows seen in part are found by what they show: the columns of search hold the texts of all fields, so each word is
 * looked for once more in those shown. Initials come from Chinese text alone: they tell nothing of a hidden number.
 */
export const soughtInShown = ({ catalog, entity, entries }: Seeking, keyword: string, params: Params): string => {
  if (!hidesSought(entity, entries)) return ''
  const whole = sqlOf(wholeRule(entity), catalog.place(entity, 's'))
  const shown = searchFields(entity)
    .map((name) => `s.${column(name)}`)
    .join(', ')
  const byInitials = hiddenFields(entity, entries).every((name) => numeric.has(entity.fields[name]?.kind ?? ''))
  const words = wordsOf(keyword).map((word) => {
    const { text, initials } = probe(word)
    const inText = `lower(concat_ws(chr(10), ${shown})) like ${params.add(containing(text), 'text')}`
    return initials && byInitials
      ? `(${inText} or s.search_initials like ${params.add(containing(initials), 'text')})`
      : inText
  })
  return words.length === 0 ? '' : ` and ((${whole}) or ${words.join(' and ')})`
}

const numeric: ReadonlySet<string> = new Set(['phone', 'number'])
