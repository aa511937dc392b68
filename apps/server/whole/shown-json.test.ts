import { type Field, isReadonly } from '@chengban/kernel/field.ts'
import type { JsonOptions } from '@chengban/kernel/kinds/json.ts'
import { columnsOf, isLines } from '@chengban/kernel/kinds/lines.ts'
import { hasParts } from '@chengban/kernel/kinds/parts.ts'
import { recordOf } from '@chengban/kernel/kinds/text.ts'
import { movesOf } from '@chengban/kernel/moves.ts'
import { isColumns, isListOf, partName, type Structure } from '@chengban/kernel/structure.ts'
import { expect, test } from 'vitest'
import { calls, entities } from '../compose.ts'

interface Place {
  readonly at: string
  readonly field: Field
}

const within = (at: string, field: Field): readonly Place[] => {
  if (isLines(field)) return columnsOf(field).flatMap(([name, inner]) => within(`${at}.${name}`, inner))
  if (hasParts(field))
    return Object.entries(field.options.parts).flatMap(([name, part]) => within(`${at}.${name}`, part))
  return [{ at, field }]
}
const placesOf = (of: string, fields: Readonly<Record<string, Field>>): readonly Place[] =>
  Object.entries(fields).flatMap(([name, field]) => within(`${of}.${name}`, field))

const isShown = ({ field: { options } }: Place): boolean => !options.hidden && !options.isAside
const options = ({ field }: Place): JsonOptions => field.options as JsonOptions
const isJson = ({ field }: Place): boolean => field.kind === 'json'
const isWordList = (structure: Structure | undefined): boolean =>
  structure !== undefined && typeof structure !== 'string' && isListOf(structure) && typeof structure[0] === 'string'

const shown = entities
  .flatMap(({ name, fields }) => placesOf(name, fields))
  .filter((one) => isJson(one) && isShown(one))

test('what a record holds as json is read by names, words or fields of its parts', () => {
  expect(shown.length).toBeGreaterThan(30)
  const bare = shown.filter((one) => {
    const { names, choices, dict, isMap, structure } = options(one)
    return !names && !choices && !dict && !isMap && !isWordList(structure)
  })
  expect(bare.map(({ at }) => at)).toEqual([])
})

/** The parts at all depths that say something to people: ids of rows, digests and addresses of files do not. */
const partsOf = (one: Structure): readonly string[] => {
  if (typeof one === 'string' || isColumns(one)) return []
  if (isListOf(one)) return partsOf(one[0])
  return Object.entries(one).flatMap(([key, part]) => {
    const { name } = partName(key)
    const isKey = part === 'uuid' || part === 'uuid?' || part === 'url' || /(Hash|Id)$/.test(name)
    return isKey ? [] : [name, ...partsOf(part)]
  })
}

test('every part that a json declares has its name, parts within parts too', () => {
  const unnamed = shown.flatMap((one) => {
    const { structure, names = {} } = options(one)
    return structure ? partsOf(structure).flatMap((part) => (part in names ? [] : [`${one.at}: ${part}`])) : []
  })
  expect(unnamed).toEqual([])
})

const isTyped = ({ field: { options: given } }: Place): boolean => {
  const { choices, dict, structure } = given as JsonOptions
  return choices !== undefined || dict !== undefined || isWordList(structure)
}

test('nobody types json: what people may write of it has a control of its own', () => {
  const written = entities
    .filter(({ readOnly }) => !readOnly)
    .flatMap(({ name, fields }) =>
      placesOf(name, Object.fromEntries(Object.entries(fields).filter(([, field]) => !isReadonly(field)))),
    )
    .filter(isShown)
  const asked = entities.flatMap((entity) =>
    movesOf(entity).flatMap(({ name, asks = {} }) => placesOf(`${entity.name}.${name}`, asks)),
  )
  const all = [...written, ...asked].filter(isJson)
  expect(all.length).toBeGreaterThan(8)
  expect(all.filter((one) => !isTyped(one)).map(({ at }) => at)).toEqual([])
})

test('nobody types json where a call is offered', () => {
  const asked = calls.flatMap(({ signature: { path, input = {}, offered = [] } }) =>
    [offered].flat().flatMap(({ from = {}, given = {}, leaves = [], asks = {}, rows = 'ids', each = {} }) => {
      const known = [...Object.keys({ ...from, ...given }), ...leaves, rows]
      const left = Object.fromEntries(Object.entries({ ...input, ...asks }).filter(([name]) => !known.includes(name)))
      return placesOf(path, { ...left, ...each })
    }),
  )
  expect(asked.length).toBeGreaterThan(40)
  expect(asked.filter((one) => isJson(one) && !isTyped(one)).map(({ at }) => at)).toEqual([])
})

test('nobody types the id of a record: it is picked', () => {
  const ids = entities
    .filter(({ readOnly }) => !readOnly)
    .flatMap(({ name, fields }) => Object.entries(fields).map(([key, field]) => ({ at: `${name}.${key}`, key, field })))
    .filter(
      ({ key, field }) => field.kind === 'text' && !isReadonly(field) && /^(relevance|source|target)Id$/.test(key),
    )
  expect(ids.length).toBeGreaterThan(2)
  expect(ids.filter((one) => isShown(one) && !recordOf(one.field)).map(({ at }) => at)).toEqual([])
})
