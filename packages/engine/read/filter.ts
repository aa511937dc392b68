import type { Entity } from '@chengban/kernel/entity.ts'
import { type Field, fieldNamed, type Kind, targetOf } from '@chengban/kernel/field.ts'
import { Problem } from '@chengban/kernel/kinds/face.ts'
import { readValue } from '@chengban/kernel/kinds/kinds.ts'
import { present } from '@chengban/kernel/present.ts'
import { forbidden, invalid } from '@chengban/kernel/refusal.ts'
import { relationKey } from '@chengban/kernel/row-name.ts'
import { columnType, entityOf, idType } from '../kinds/column.ts'
import type { Catalog } from '../schema/catalog.ts'
import { column, view } from '../schema/names.ts'
import { listsOf } from '../schema/relations.ts'
import { containing } from '../search/probe.ts'
import { mayReadColumn } from './column-rights.ts'
import { tooHeavy } from './filter-weight.ts'
import { type Operator, operators } from './operators.ts'
import type { Params } from './params.ts'
import { stretchOf, stretchSql } from './partial-date.ts'

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
  if (!isObject(filter)) throw wrong()
  if (scene.depth > 5) throw invalid({ filters: '筛选条件嵌套过深' })
  const heavy = scene.depth === 0 ? tooHeavy([filter]) : undefined
  if (heavy) throw invalid({ filters: heavy })
  const parts = Object.entries(filter).map(([key, value]) => conditionOf(key, value, scene))
  return parts.length === 0 ? 'true' : parts.length === 1 ? present(parts[0]) : `(${parts.join(' and ')})`
}

const wrong = () => invalid({ filters: '筛选条件格式错误' })

const conditionOf = (key: string, value: unknown, scene: Scene): string => {
  const deeper = { ...scene, depth: scene.depth + 1 }
  if (key === 'and' || key === 'or')
    return `(${
      list(value)
        .map((one) => filterSql(one, deeper))
        .join(` ${key} `) || String(key === 'and')
    })`
  if (key === 'not') return `not ${filterSql(value, deeper)}`
  const field = fieldNamed(scene.entity, key)
  if (field && !field.options.hidden) return fieldCondition(key, field, value, scene)
  return relationCondition(key, value, deeper)
}

const fieldCondition = (name: string, field: Field, tests: unknown, scene: Scene): string => {
  if (!mayReadColumn(scene.entity, name, scene.entries)) throw forbidden()
  if (!isObject(tests)) throw wrong()
  const target = `${scene.alias}.${column(name)}`
  const parts = Object.entries(tests).map(([operator, given]) => test(target, name, field, operator, given, scene))
  return parts.length === 1 ? present(parts[0]) : `(${parts.join(' and ') || 'true'})`
}

const test = (
  target: string,
  name: string,
  field: Field,
  operator: string,
  given: unknown,
  { params, catalog, entity }: Scene,
): string => {
  const type = name === 'id' ? idType(entity) : columnType(field, catalog.all)
  const element = type.replace('[]', '')
  const known = operatorOf(operator, field, type !== element)
  const stretch = stretchOf(given, field.kind)
  const stretched = stretch && stretchSql(operator, target, stretch, params, type)
  if (stretched) return stretched
  if (known.takes === 'flag') return known.sql(target, String(given === true))
  if (known.takes === 'pattern') {
    if (typeof given !== 'string' || !isTextual[field.kind]) throw invalid({ [name]: `${field.label}格式错误` })
    return known.sql(target, params.add(known.pattern ? known.pattern(given, containing) : given, 'text'))
  }
  const read = (raw: unknown): unknown => readOne(raw, name, field, known.loose)
  if (known.takes === 'list') return known.sql(target, params.add(list(given).map(read), `${element}[]`))
  return known.sql(target, params.add(read(given), known.ofElement ? element : type))
}

const operatorOf = (name: string, { kind }: Field, isMany: boolean): Operator => {
  const known = Object.hasOwn(operators, name) ? operators[name] : undefined
  if (!known || (known.ofElement && !isMany) || (known.ofText && !isTextual[kind])) throw wrong()
  return known
}

const readOne = (raw: unknown, name: string, field: Field, isLoose: boolean | undefined): unknown => {
  const value = isLoose || field.kind === 'refs' ? raw : readValue(raw, field)
  if (value instanceof Problem || value === undefined)
    throw invalid({ [name]: value instanceof Problem ? value.message : `${field.label}格式错误` })
  return value
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
  sealed: false,
}

/** A filter over the row a reference leads to, or over the rows that name this one; only those the person sees are looked at. */
const relationCondition = (key: string, value: unknown, scene: Scene): string => {
  const condition = upwards(key, value, scene) ?? downwards(key, value, scene)
  if (condition === undefined) throw invalid({ [key]: `字段${key}不存在` })
  return condition
}

const upwards = (key: string, value: unknown, scene: Scene): string | undefined => {
  const { entity, catalog, entries } = scene
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.kind !== 'ref') continue
    const to = targetOf(field)
    const relation = relationKey(entity, name, to)
    if (key !== relation && key !== `${relation}Exists`) continue
    if (!mayReadColumn(entity, name, entries)) throw forbidden()
    const isFlag = key !== relation
    const { alias, where } = rowsOf(entityOf(catalog.all, to), scene, isFlag ? {} : value)
    const there = `${scene.alias}.${column(name)} in (select ${alias}.id from ${view(to)} ${alias} where ${where})`
    return isFlag ? flagged(there, value) : there
  }
  return undefined
}

const downwards = (key: string, value: unknown, scene: Scene): string | undefined => {
  for (const [relation, { child, by }] of listsOf(scene.entity, scene.catalog.all)) {
    if (key !== relation && key !== `${relation}Exist`) continue
    if (!mayReadColumn(child, by, scene.entries)) throw forbidden()
    return key === relation ? manyOf(child, by, value, scene) : flagged(existing(child, by, {}, scene), value)
  }
  return undefined
}

/** `true` asks whether there is one, `false` whether there is none. */
const flagged = (condition: string, value: unknown): string => {
  if (typeof value !== 'boolean') throw wrong()
  return value ? condition : `(${condition}) is not true`
}

const rowsOf = (entity: Entity, scene: Scene, filter: unknown): { alias: string; where: string } => {
  const alias = `r${scene.params.values.length}_${scene.depth}`
  return { alias, where: filterSql(filter, { ...scene, entity, alias }) }
}

/** Of the rows that name this one: `some`, `every` or `none`. */
const manyOf = (child: Entity, by: string, value: unknown, scene: Scene): string => {
  if (!isObject(value)) throw wrong()
  const parts = Object.entries(value).map(([which, filter]) => {
    if (which === 'some') return existing(child, by, filter, scene)
    if (which === 'none') return `not ${existing(child, by, filter, scene)}`
    if (which === 'every') return `not ${existing(child, by, filter, scene, 'but')}`
    throw wrong()
  })
  return parts.length ? `(${parts.join(' and ')})` : 'true'
}

/** A row that names this one and is as asked, or `but`: is not. */
const existing = (child: Entity, by: string, filter: unknown, scene: Scene, which?: 'but'): string => {
  const { alias, where } = rowsOf(child, scene, filter)
  const asked = which ? `(${where}) is not true` : where
  return `exists (select from ${view(child.name)} ${alias} where ${alias}.${column(by)} = ${scene.alias}.id and ${asked})`
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const list = (value: unknown): readonly unknown[] => {
  if (!Array.isArray(value) || value.length > 1000) throw wrong()
  return value
}
