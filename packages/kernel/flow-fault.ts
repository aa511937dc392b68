import type { Entity } from './entity.ts'
import { fieldsFor, leastHours, mostHours, strategyOf } from './flow-config.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the first error in an entity's approval setting; undefined when there is none. */
export const flowFault = (entity: Entity, value: unknown): string | undefined => {
  if (!isObject(value)) return '审批设置格式错误'
  const unknown = Object.keys(value).find((key) => !(key in judges))
  if (unknown !== undefined) return `审批设置没有【${unknown}】`
  return first(Object.entries(value), ([key, part]) => judges[key as keyof typeof judges](entity, part))
}

type Judge = (entity: Entity, part: unknown) => string | undefined

const first = <T>(all: readonly T[], fault: (one: T) => string | undefined): string | undefined => {
  for (const one of all) {
    const said = fault(one)
    if (said) return said
  }
  return undefined
}

const levelFault = ({ audit }: Entity, level: unknown): string | undefined => {
  const number = Number(level)
  return Number.isInteger(number) && number >= 1 && number <= (audit?.levels ?? 0) ? undefined : '审批级次不存在'
}

const strategyFault = (entity: Entity, text: unknown): string | undefined => {
  const strategy = typeof text === 'string' ? strategyOf(text) : undefined
  if (!strategy) return '审批人规则格式错误'
  const { kind, about } = strategy
  const { people, departments } = fieldsFor(entity)
  if (kind === 'field:' && !people.includes(about)) return '审批人规则中的字段不是人员'
  if (kind === 'headOf:' && !departments.includes(about)) return '审批人规则中的字段不是部门'
  return (kind === 'role:' || kind === 'operation:') && about === '' ? '审批人规则不完整' : undefined
}

const byLevel =
  (judge: Judge): Judge =>
  (entity, part) =>
    isObject(part)
      ? first(Object.entries(part), ([level, said]) => levelFault(entity, level) ?? judge(entity, said))
      : '审批设置格式错误'

const listed =
  (judge: Judge): Judge =>
  (entity, part) =>
    Array.isArray(part) ? first(part, (one) => judge(entity, one)) : '审批设置格式错误'

const skipFault: Judge = (entity, part) => {
  if (!isObject(part)) return '免审条件格式错误'
  const { level, field, below, is } = part
  const { figures, conditions } = fieldsFor(entity)
  if (below === undefined)
    return (
      levelFault(entity, level) ??
      (field && (is !== undefined || conditions.includes(String(field))) ? undefined : '免审条件中的字段不是是否')
    )
  if (!figures.includes(String(field))) return '免审条件中的字段不是数字'
  return levelFault(entity, level) ?? (/^\d+(\.\d+)?$/.test(String(below)) ? undefined : '免审限额须为数字')
}

const judges = {
  approvers: byLevel(strategyFault),
  mode: byLevel((_, mode) => (mode === '或签' || mode === '会签' ? undefined : '审批方式只能为或签、会签')),
  skip: listed(skipFault),
  signature: listed(levelFault),
  slaHours: (_, hours) =>
    typeof hours === 'number' && hours >= leastHours && hours <= mostHours
      ? undefined
      : `审批时限须在${leastHours}与${mostHours}小时之间`,
  cc: listed((entity, text) => (text === 'form' ? '抄送人不能由提交时选择' : strategyFault(entity, text))),
} satisfies Readonly<Record<string, Judge>>
