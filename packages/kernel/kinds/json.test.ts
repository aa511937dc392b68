import { expect, it } from 'vitest'
import { Problem } from './face.ts'
import { json, jsonFace } from './json.ts'

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)])

it('reads what the database can hold: not nested without end', () => {
  expect(jsonFace.read(nested(101), json('规则'))).toEqual(new Problem('规则嵌套过深'))
  expect(jsonFace.read(nested(4000), json('规则'))).toBeInstanceOf(Problem)
  expect(jsonFace.read(nested(100), json('规则'))).toEqual(nested(100))
})
