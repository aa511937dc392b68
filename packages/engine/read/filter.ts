import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, type Kind, targetOf } from '@chengban/kernel/field.ts'
import { Problem } from '@chengban/kernel/kinds/face.ts'
import { readValue } from '@chengban/kernel/kinds/kinds.ts'
import { forbidden, invalid } from '@chengban/kernel/refusal.ts'
import { columnType, entityOf, idType } from '../kinds/column.ts'
import type { Catalog } from '../schema/catalog.ts'
import { column, view } from '../schema/names.ts'
import { relationKey } from '../schema/view.ts'
import { containing } from '../search/probe.ts'
import { mayReadColumn } from './column-rights.ts'
import { operators } from './operators.ts'
import type { Params } from './params.ts'

interface Scene {
  readonly catalog: Catalog
  readonly entity: Entity
  readonly entries: readonly string[]
  readonly params: Params
  readonly alias: string
  readonly depth: number
}

type Json = Readonly<Record<string, unknown>>

/**
 * The filter grammar of both doors as SQL: `{"status": {"equalTo": "通过"}, "or": […], "client": {"name": {…}}}`.
 * Refuses what the entity does not have and, with 权限不足, what the person may not read.
 */
export const filterSql = (filter: unknown, scene: Scene): string => {
  if (!isObject(filter)) throw invalid({ filters: '筛选条件格式错误' })
  if (scene.depth > 5) throw invalid({ filters: '筛选条件嵌套过深' })
  const parts = Object.entries(filter).map(([key, value]) => conditionOf(key, value, scene))
  return parts.length === 0 ? 'true' : parts.length === 1 ? (parts[0] as string) : `(${parts.join(' and ')})`
}

const conditionOf = (key: string, value: unknown, scene: Scene): string => {
  const deeper = { ...scene, depth: scene.depth + 1 }
  if (key === 'and' || key === 'or')
    return `(${
      list(value)
        .map((one) => filterSql(one, deeper))
        .join(` ${key} `) || String(key === 'and')
    })`
  if (key === 'not') return `not ${filterSql(value, deeper)}`
  const field = scene.entity.fields[key]
  if (field && !field.options.hidden) return fieldCondition(key, field, value, scene)
  return relationCondition(key, value, deeper)
}

const fieldCondition = (name: string, field: Field, tests: unknown, scene: Scene): string => {
  if (!mayReadColumn(scene.entity, name, scene.entries)) throw forbidden()
  if (!isObject(tests)) throw invalid({ [name]: `${field.label}筛选条件格式错误` })
  const target = `${scene.alias}.${column(name)}`
  const parts = Object.entries(tests).map(([operator, given]) => test(target, name, field, operator, given, scene))
  return parts.length === 1 ? (parts[0] as string) : `(${parts.join(' and ') || 'true'})`
}

const test = (
  target: string,
  name: string,
  field: Field,
  operator: string,
  given: unknown,
  { params, catalog, entity }: Scene,
): string => {
  const known = operators[operator]
  if (!known) throw invalid({ [name]: `不支持的筛选方式 ${operator}` })
  const type = name === 'id' ? idType(entity) : columnType(field, catalog.all)
  const read = (raw: unknown): unknown => {
    const value = known.loose || field.kind === 'refs' ? raw : readValue(raw, field)
    if (value instanceof Problem || value === undefined)
      throw invalid({ [name]: value instanceof Problem ? value.message : `${field.label}格式错误` })
    return value
  }
  if (known.takes === 'flag') return known.sql(target, String(given === true))
  if (known.takes === 'list') return known.sql(target, params.add(list(given).map(read), `${type.replace('[]', '')}[]`))
  if (known.takes === 'pattern') {
    if (typeof given !== 'string' || !isTextual[field.kind]) throw invalid({ [name]: `${field.label}格式错误` })
    return known.sql(target, params.add(known.pattern ? known.pattern(given, containing) : given, 'text'))
  }
  return known.sql(target, params.add(read(given), type))
}

/** Kinds whose values are found by a fragment. */
const isTextual: Readonly<Record<Kind, boolean>> = {
  text: true,
  longText: true,
  phone: true,
  email: true,
  url: true,
  dict: true,
  enum: true,
  number: true,
  int: false,
  decimal: false,
  money: false,
  percent: false,
  bool: false,
  date: false,
  datetime: false,
  time: false,
  ref: false,
  refs: false,
  file: false,
  files: false,
  images: false,
  signature: false,
  json: false,
  place: false,
}

/** A filter over the row a reference leads to; only rows the person sees are looked at. */
const relationCondition = (key: string, value: unknown, scene: Scene): string => {
  for (const [name, field] of Object.entries(scene.entity.fields)) {
    if (field.kind !== 'ref') continue
    const to = targetOf(field)
    if (relationKey(scene.entity, name, to) !== key) continue
    if (!mayReadColumn(scene.entity, name, scene.entries)) throw forbidden()
    const alias = `r${scene.params.values.length}_${scene.depth}`
    const inner = filterSql(value, { ...scene, entity: entityOf(scene.catalog.all, to), alias })
    return `${scene.alias}.${column(name)} in (select ${alias}.id from ${view(to)} ${alias} where ${inner})`
  }
  throw invalid({ [key]: '未知字段' })
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const list = (value: unknown): readonly unknown[] => {
  if (!Array.isArray(value) || value.length > 1000) throw invalid({ filters: '筛选条件格式错误' })
  return value
}
