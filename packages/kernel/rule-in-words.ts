import type { Hearer } from './consequence.ts'
import type { Entity } from './entity.ts'
import type { AnyExpr } from './expr.ts'

/** The names of fields and rights, to say a rule with. */
export interface Names {
  readonly entity: Entity
  /** undefined: no such right is declared. */
  readonly right: (code: string) => string | undefined
}

/** Who a rule means: 发起人、合同管理. What depends on the record in other ways is said as 符合条件的人. */
export const whoInWords = (rule: AnyExpr | undefined, names: Names): string =>
  rule ? [...new Set(partsOf(rule, names))].join('、') || '符合条件的人' : '系统'

const partsOf = ({ op }: AnyExpr, names: Names): readonly string[] => {
  const label = (name: string): string => names.entity.fields[name]?.label ?? name
  switch (op.is) {
    case 'or':
      return op.args.length === 0 ? ['系统'] : op.args.flatMap((each) => partsOf(each, names))
    case 'and':
      return narrowed(op.args.map((each) => partsOf(each, names)))
    case 'me':
    case 'contains':
      return [label(op.field)]
    case 'holds':
      return [names.right(op.code)].filter((name) => name !== undefined)
    case 'headOf':
    case 'headsOf':
      return [`${label(op.field)}的主管`]
    case 'leaderOf':
      return [`${label(op.field)}的负责人`]
    case 'via':
      return [`${label(op.field)}的相关人员`]
    case 'tasked':
      return ['当前审核人']
    case 'everybody':
    case 'signedIn':
      return ['所有人']
    case 'value':
      return op.value === false ? ['系统'] : []
    default:
      return []
  }
}

// Each group narrows the others; groups of everybody add nothing and are dropped
const narrowed = (groups: readonly (readonly string[])[]): readonly string[] => {
  const people = groups.map((group) => group.filter((part) => part !== '所有人')).filter((group) => group.length > 0)
  if (people.length < 2) return people[0] ?? [...new Set(groups.flat())]
  const told = people.map((group) => [...new Set(group)].join('或'))
  return [told.join(people.some((group) => group.length > 1) ? '，且' : '且')]
}

/** Names the people a move notifies. */
export const hearerInWords = (hearer: Hearer, { entity, right }: Names): string => {
  if (typeof hearer === 'string') return entity.fields[hearer.split('.')[0] ?? '']?.label ?? hearer
  if ('holds' in hearer) return right(hearer.holds) ?? hearer.holds
  if ('was' in hearer) return `原${entity.fields[hearer.was]?.label ?? hearer.was}`
  if ('headOf' in hearer) return `${entity.fields[hearer.headOf]?.label ?? hearer.headOf}的主管`
  return '相关人员'
}
