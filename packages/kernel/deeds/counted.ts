import type { Call } from '../call.ts'
import { call } from '../call.ts'
import type { Entity } from '../entity.ts'
import type { Expr } from '../expr.ts'
import type { Field } from '../field.ts'
import { oneOf } from '../kinds/choice.ts'
import { date } from '../kinds/date.ts'
import type { Fields } from '../shape.ts'
import type { Filter, Group, Measure } from '../statistics.ts'
import type { Parts, Structure } from '../structure.ts'
import { ownFields } from './own-fields.ts'

/** Rows of one entity counted in groups: one part of an answer. */
export interface Count<C extends string = string> {
  /** Of which rows alone, in the grammar of lists; `{ from: 'me' | 'today' | 'now' }` in place of a value as in screens. */
  readonly where?: Filter
  /** The column that date1 and date2 are about; both days count. */
  readonly date?: C
  /** By what the rows may be gathered, by the word asked with; of several the first is meant where none is asked. */
  readonly groupBy?: { readonly [word: string]: Group<C> }
  readonly measures?: { readonly [name: string]: Measure<C> }
  /** What nodes call their key and their name; `key` and `name` when left out. */
  readonly names?: { readonly key: string; readonly name: string }
  /** The measure that orders groups, greatest first; periods go by time. */
  readonly order?: string
  readonly top?: number
  /** Also values that no row has. */
  readonly fill?: boolean
}

export interface Counting extends Count {
  readonly is: 'counted'
  readonly of: string
  /** Inputs that narrow the rows by the column of the same name. */
  readonly filters: readonly string[]
  /** Further parts of the same answer, over rows of other entities too, by their names. */
  readonly beside: { readonly [part: string]: Count & { readonly of: string } }
}

type Names<F extends Fields> = Extract<keyof F, string>

interface Shape<F extends Fields> extends Count<Names<F>> {
  /** Under `/api`, e.g. `/bug/statistics`. */
  readonly path: string
  readonly label: string
  /** Nothing: every signed-in person, over the rows they see. */
  readonly who?: Expr<never>
  readonly of: Entity<string, F>
  readonly filters?: readonly Names<F>[]
  /** Whether the days must be given. */
  readonly demandsDays?: true
  readonly beside?: { readonly [part: string]: Beside }
}

interface Beside extends Count {
  readonly of: Entity
}

/**
 * A call that counts: `{nodes, sum, totalCount}` and, by name, what stands `beside`. The rows are those the person asking
 * sees; every node and figure carries the filter under which the list shows exactly its rows. Refuses days that are none
 * or the wrong way round (日期错误).
 */
export const counted = <F extends Fields>(shape: Shape<F>): Call => {
  const { path, label, who, of, filters = [], demandsDays = false, beside = {}, ...count } = shape
  const words = Object.keys(count.groupBy ?? {})
  const does: Counting = {
    ...count,
    is: 'counted',
    of: of.name,
    filters,
    beside: Object.fromEntries(Object.entries(beside).map(([name, one]) => [name, { ...one, of: one.of.name }])),
  }
  return call({
    method: 'GET',
    path,
    label,
    ...(who ? { who } : {}),
    input: {
      ...(count.date
        ? { date1: date('开始日期', { required: demandsDays }), date2: date('结束日期', { required: demandsDays }) }
        : {}),
      ...(words.length > 1 ? { groupBy: oneOf('分组', words) } : {}),
      ...ownFields(of, filters),
    },
    answer: {
      ...countAnswer(of, count),
      ...Object.fromEntries(Object.entries(beside).map(([name, one]) => [name, countAnswer(one.of, one)])),
    },
    does,
  })
}

const countAnswer = (of: Entity, { groupBy, measures = {}, names = { key: 'key', name: 'name' } }: Count): Parts => {
  const figures = Object.fromEntries(Object.entries(measures).map(([name, one]) => [name, figureWord(of, one)]))
  const sum = { count: 'int', ...figures, filter: 'filter' } as const
  if (!groupBy) return { sum }
  return { nodes: [{ [names.key]: 'text?', [names.name]: 'text', ...sum }], sum, totalCount: 'int' }
}

const figureWord = ({ fields }: Entity, measure: Measure<string>): Structure => {
  if ('count' in measure) return 'int'
  if ('rate' in measure) return 'percent?'
  if ('avg' in measure) return 'decimal?'
  const column = 'sum' in measure ? measure.sum : 'min' in measure ? measure.min : measure.max
  const word = wordOf(fields[column])
  return 'sum' in measure ? word : `${word}?`
}

const wordOf = (field: Field | undefined): 'int' | 'money' | 'percent' | 'date' | 'datetime' | 'decimal' => {
  switch (field?.kind) {
    case 'int':
    case 'money':
    case 'percent':
    case 'date':
    case 'datetime':
      return field.kind
    default:
      return 'decimal'
  }
}
