import type { Field, Kind } from '@chengban/kernel/field.ts'
import { boolFilter } from './bool/bool-filter.ts'
import { choiceFilter } from './choice/choice-filter.ts'
import { dateFilter } from './date/date-filter.ts'
import { figureFilter } from './figure/figure-filter.ts'
import { refFilter } from './ref/ref-filter.ts'
import { textFilter } from './text/text-filter.ts'
import type { FilterFace } from './widget.ts'
import './controls.css'

/**
 * Returns how a field filters a list; numbers and texts with named values are chosen by name. Null when it offers no
 * filter.
 */
export const filterOf = (field: Field): FilterFace | null =>
  (field.kind === 'int' || field.kind === 'text') && 'names' in field.options ? choiceFilter : filters[field.kind]

/** How every kind narrows a list; their controls come when the first filter is opened. */
export const filters: Record<Kind, FilterFace | null> = {
  text: textFilter,
  longText: textFilter,
  int: figureFilter,
  decimal: figureFilter,
  money: figureFilter,
  percent: figureFilter,
  bool: boolFilter,
  date: dateFilter,
  datetime: dateFilter,
  time: null,
  enum: choiceFilter,
  dict: choiceFilter,
  ref: refFilter,
  refs: refFilter,
  file: null,
  files: null,
  images: null,
  signature: null,
  json: null,
  phone: textFilter,
  email: textFilter,
  url: textFilter,
  place: null,
  sealed: null,
  number: textFilter,
}
