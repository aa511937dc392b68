import type { Call } from '../call.ts'
import { call } from '../call.ts'
import type { Entity } from '../entity.ts'
import type { Expr } from '../expr.ts'
import type { Field } from '../field.ts'
import { oneOf } from '../kinds/choice.ts'
import { int } from '../kinds/int.ts'
import type { Offer } from '../offer.ts'
import { present } from '../present.ts'
import type { Fields, Needs } from '../shape.ts'
import type { Filter, Group, Measure } from '../statistics.ts'
import type { Parts, Structure } from '../structure.ts'
import { formsOf, type Tellings } from './answer-formula.ts'
import { type Narrowing, narrowingFields } from './narrowing.ts'

/** Rows of one entity counted in groups: one part of an answer. */
export interface Count<C extends string = string, N = unknown> {
  /** Of which rows alone, in the grammar of lists; `{ from: 'me' | 'today' | 'now' }` in place of a value as in screens. */
  readonly where?: Filter
  /** Of which rows alone, as a formula, where the call shows fewer than the list: own, of one's department, all. */
  readonly rows?: Expr<N>
  /** The column that date1 and date2 are about; both days count. */
  readonly date?: C
  /** The groupings a request may choose, by name; the first one is the default. */
  readonly groupBy?: { readonly [word: string]: Group<C> }
  /** Formulas over the row that measures may take like columns. */
  readonly formulas?: Tellings<N>
  readonly measures?: { readonly [name: string]: Measure<string> }
  /** What nodes call their key and their name; `key` and `name` when left out. */
  readonly names?: { readonly key: string; readonly name: string }
  /** Columns of the row that the group's reference leads to, shown beside the group, by the name of the grouping. */
  readonly beside?: { readonly [word: string]: Tellings }
  /** Worked out of the figures of each node and of the sum, `sum.` before a name being that of all: `rate(field('paid'), field('sum.paid'))`. */
  readonly worked?: Tellings
  /** Figures in a nested object: `{ daily: { due: 'dailyDue' } }`. */
  readonly nested?: { readonly [name: string]: { readonly [name: string]: string } }
  /** The one figure that `sum` is, where it is no object. */
  readonly sumIs?: string
  /** Fixed words that the answer always carries, for the page that draws it. */
  readonly says?: { readonly [name: string]: readonly string[] }
  /** Nodes in pages of 10, 20 or 50; number and sum are of all. */
  readonly pages?: true
  /** The measure that orders groups, greatest first; periods go by time. */
  readonly order?: string
  readonly top?: number
  /** Also values that no row has. */
  readonly fill?: boolean
  /**
   * `{nodes, sum, totalCount}` when left out. `flat`: the figures of the sum beside the nodes; `nodes`: the groups alone;
   * `figures`: what all rows come to, without groups.
   */
  readonly form?: 'flat' | 'nodes' | 'figures'
  /** Rows of further entities with the same key: their figures appear in the same nodes. */
  readonly joined?: readonly Source[]
}

/** Rows whose figures appear beside those of other rows, under the same keys. */
export interface Source {
  readonly of: Entity
  readonly where?: Filter
  readonly rows?: Expr<unknown>
  readonly date?: string
  readonly groupBy?: { readonly [word: string]: Group<string> }
  readonly formulas?: Tellings
  readonly measures: { readonly [name: string]: Measure<string> }
}

export interface Counting extends Count, Omit<Narrowing, 'date'> {
  readonly is: 'counted'
  readonly of: string
  /** Further parts of the same answer, over rows of other entities too, by their names. */
  readonly parts: { readonly [part: string]: Count & { readonly of: string } }
}

type Names<F extends Fields> = Extract<keyof F, string>

interface Shape<F extends Fields> extends Count<Names<F>, NoInfer<Needs<F>>>, Omit<Narrowing<Names<F>>, 'date'> {
  /** Under `/api`, e.g. `/bug/statistics`. */
  readonly path: string
  readonly label: string
  /** By what name GraphQL asks it as well. */
  readonly graphql?: string
  /** Nothing: every signed-in person, over the rows they see. */
  readonly who?: Expr<never>
  readonly of: Entity<string, F>
  /** Where pages have a button for it. */
  readonly offered?: Offer | readonly Offer[]
  /** Further parts, each of the entity itself where it names no other. */
  readonly parts?: { readonly [part: string]: Part }
}

interface Part extends Count {
  readonly of: Entity
}

/**
 * A call that counts: `{nodes, sum, totalCount}` and, by name, further `parts`. The rows are those the person asking
 * sees; every node and figure carries the filter under which the list shows exactly its rows. Refuses days that are none
 * or the wrong way round (日期错误).
 */
export const counted = <F extends Fields>(shape: Shape<F>): Call => {
  const {
    path,
    label,
    graphql,
    who,
    offered,
    of,
    parts = {},
    filters,
    through,
    demandsDays,
    mostDays,
    input,
    under,
    ...count
  } = shape
  const narrowing = { filters, through, demandsDays, mostDays, input, under, date: count.date } as Narrowing
  const words = Object.keys(count.groupBy ?? {})
  const does: Counting = {
    ...count,
    ...narrowing,
    is: 'counted',
    of: of.name,
    parts: Object.fromEntries(Object.entries(parts).map(([name, one]) => [name, { ...one, of: one.of.name }])),
  }
  return call({
    method: 'GET',
    path,
    label,
    ...(graphql ? { graphql } : {}),
    ...(who ? { who } : {}),
    ...(offered ? { offered } : {}),
    input: {
      ...narrowingFields(of, narrowing),
      ...(words.length > 1 ? { groupBy: oneOf('分组', words, { names: groupNames, default: present(words[0]) }) } : {}),
      ...(count.pages ? { pageNumber: int('页码'), pageSize: int('每页条数') } : {}),
    },
    answer: {
      ...countForm(of, count),
      ...Object.fromEntries(Object.entries(parts).map(([name, one]) => [name, partForm(one.of, one)])),
    },
    does,
  })
}

/** What people read for the words that rows are gathered by. */
const groupNames: Readonly<Record<string, string>> = {
  ...{ user: '人员', department: '部门', project: '项目', client: '客户', type: '类型', month: '月份', week: '周' },
  ...{
    solver: '处理人',
    status: '状态',
    priority: '优先级',
    product: '产品',
    kind: '类别',
    okr: 'OKR',
    company: '公司',
    version: '版本',
    area: '区域',
    grade: '等级',
    province: '省',
    module: '模块',
    severity: '严重程度',
    source: '来源',
    stage: '阶段',
    tester: '测试人',
    provider: '提出人',
  },
}

const partForm = (of: Entity, count: Count): Structure => {
  const whole = countForm(of, count)
  return count.form === 'nodes' ? present(whole.nodes) : whole
}

const countForm = (of: Entity, count: Count): Parts => {
  const { groupBy, names = { key: 'key', name: 'name' }, beside = {}, form } = count
  const figures = {
    ...figureForms(of, count),
    ...Object.assign({}, ...(count.joined ?? []).map((one) => figureForms(one.of, one))),
    ...formsOf(count.worked ?? {}),
  }
  const forms: Parts = nestedForms({ count: 'int', ...figures }, count.nested)
  if (form === 'figures') return forms
  const sum: Parts = { ...forms, filter: 'filter' }
  if (!groupBy) return { sum }
  const told = Object.assign({}, ...Object.values(beside).map(formsOf))
  const said: Parts = Object.fromEntries(Object.keys(count.says ?? {}).map((name) => [name, ['text']]))
  const nodes = [{ [names.key]: 'text?', [names.name]: 'text', ...sum, ...told }] as const
  if (form === 'flat') return { nodes, totalCount: 'int', ...sum }
  return { ...said, nodes, sum: count.sumIs ? present(forms[count.sumIs]) : sum, totalCount: 'int' }
}

const nestedForms = (figures: Parts, nested: Count['nested'] = {}): Parts => {
  const inner = new Set(Object.values(nested).flatMap((one) => Object.values(one)))
  const own = Object.entries(figures).filter(([name]) => !inner.has(name))
  const objects = Object.entries(nested).map(([name, parts]) => [
    name,
    Object.fromEntries(Object.entries(parts).map(([part, of]) => [part, present(figures[of])])),
  ])
  return { ...Object.fromEntries(own), ...Object.fromEntries(objects) }
}

const figureForms = (of: Entity, { measures = {}, formulas }: Pick<Count, 'measures' | 'formulas'>): Parts =>
  Object.fromEntries(Object.entries(measures).map(([name, one]) => [name, figureForm(of, one, formulas)]))

const figureForm = ({ fields }: Entity, measure: Measure<string>, formulas: Tellings = {}): Structure => {
  if ('count' in measure) return 'int'
  if ('rate' in measure) return 'percent?'
  if ('avg' in measure) return 'decimal?'
  const column = 'sum' in measure ? measure.sum : 'min' in measure ? measure.min : measure.max
  const formula = formulas[column]?.form
  const word = formula === 'int' || formula === 'money' ? formula : formula ? 'decimal' : wordOf(fields[column])
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
