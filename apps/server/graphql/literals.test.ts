import { buildSchema, parse } from 'postgraphile/graphql'
import { describe, expect, it } from 'vitest'
import { lifted } from './literals.ts'
import { mostShapes, Queries } from './query.ts'

const schema = buildSchema(`
  enum Order { A, B }
  input Name { equalTo: String, in: [String!] }
  input Filter { name: Name, age: Int }
  type Row { id: ID, name(cut: Int = 3): String }
  type Query { rows(filter: Filter, first: Int, order: [Order!], share: Float): [Row] }
  type Mutation { make(name: String): Row }
`)
const lift = (text: string) => lifted(schema, parse(text))

describe('a value of a query', () => {
  it('becomes a variable, so that queries that differ by it have the same text', () => {
    const one = lift('{ rows(filter: {name: {equalTo: "x"}}, first: 5) { id } }')
    expect(one?.values).toEqual({ __value0: 'x', __value1: 5 })
    expect(lift('{rows(filter:{name:{equalTo:"y"}} first:6){id}}')).toEqual({
      text: one?.text,
      values: { __value0: 'y', __value1: 6 },
    })
    expect(one?.text).toContain('query ($__value0: String!, $__value1: Int!)')
  })

  it('keeps what stands beside it: variables with their defaults, orders, conditions of directives', () => {
    const text =
      'query Q($n: Int = 7) { rows(first: $n, order: A, filter: {age: 4}) { id @skip(if: false) name(cut: 2) } }'
    const one = lift(text)
    expect(one?.values).toEqual({ __value0: 4, __value1: 2 })
    expect(one?.text).toMatch(/\$n: Int = 7, \$__value0: Int!.*first: \$n, order: A.*@skip\(if: false\)/s)
  })

  it('is one variable where it stands twice, so that two fields of one name still ask the same or not', () => {
    const twice = (a: number, b: number) => lift(`{ rows(first: ${a}) { id } rows(first: ${b}) { id } }`)?.text
    expect(twice(1, 1)).toBe(twice(2, 2))
    expect(twice(1, 1)).not.toBe(twice(1, 2))
  })

  it('stays where its type does not take it, where the text changes something, and where nothing is to be lifted', () => {
    expect(lift('{ rows(first: "x") { id } }')).toBeUndefined()
    expect(lift('{ rows(nothing: "x") { id } }')).toBeUndefined()
    expect(lift('{ rows(order: [A, B]) { id } }')).toBeUndefined()
    expect(lift('mutation { make(name: "x") { id } }')).toBeUndefined()
    expect(lift('query A { rows(first: 1) { id } } query B { rows(first: 2) { id } }')).toBeUndefined()
    expect(lift('query ($__value0: Int) { rows(first: 1, filter: {age: $__value0}) { id } }')).toBeUndefined()
    // undeclared: it must not pass by the values of a like query
    expect(lift('{ a: rows(first: $__value0) { id } b: rows(first: 5) { id } }')).toBeUndefined()
  })
})

describe('queries read', () => {
  const queries = new Queries(schema)
  const read = (text: string) => queries.read(text)

  it('share one document with those that differ by a value, each with its own', () => {
    const [one, other] = [read('{ rows(first: 1) { id } }'), read('{ rows(first: 2) { id } }')]
    expect(other.document).toBe(one.document)
    expect([one.values, other.values, one.errors(), other.errors()]).toEqual([{ __value0: 1 }, { __value0: 2 }, [], []])
  })

  it('keep the document of a text that is asked again, whatever others ask meanwhile', () => {
    const busy = new Queries(schema)
    const { document } = busy.read('{ rows(first: 1) { id } }')
    for (let at = 0; at < 2 * mostShapes; at++) {
      busy.read(`{ a${at}: rows(first: 1) { id } }`)
      busy.read('{ rows(first: 1) { id } }')
    }
    expect(busy.read('{ rows(first: 2) { id } }').document).toBe(document)
  })

  it('keep the document whatever strangers send, of which nothing is kept', () => {
    const busy = new Queries(schema)
    const { document } = busy.read('{ rows(first: 1) { id } }')
    for (let at = 0; at < 2 * mostShapes; at++) busy.once(`{ a${at}: rows(first: 1) { id } }`)
    expect(busy.once('{ rows(first: 2) { id } }').document).not.toBe(document)
    expect(busy.read('{ rows(first: 2) { id } }').document).toBe(document)
  })

  it('are kept as trees a hundred times, not once a text', () => {
    const busy = new Queries(schema)
    const ask = () => busy.read('query ($n: Int) { rows(first: $n) { id } }').document
    const { document } = busy.read('{ rows(first: 1) { id } }')
    const whole = ask()
    for (let at = 0; at < mostShapes - 1; at++) busy.read(`{ a${at}: rows { id } }`)
    expect(ask()).toBe(whole)
    for (let at = 0; at < mostShapes; at++) busy.read(`{ b${at}: rows { id } }`)
    expect(ask()).not.toBe(whole)
    expect(busy.read('{ rows(first: 2) { id } }').document).toBe(document)
  })

  it('get none of the values of others, also where they are written as a shared text is', () => {
    const { shape = '' } = read('{ rows(first: 8) { id } }')
    const { document } = read('{ rows(first: 9) { id } }')
    const same = read(shape)
    expect(same.document).not.toBe(document)
    expect([same.values, same.shape, same.errors()]).toEqual([undefined, undefined, []])
  })

  it('are refused with their own words, also after a like one has passed', () => {
    const said = (text: string) =>
      read(text)
        .errors()
        .map(({ message }) => message)
    expect(said('{ rows(first: 3) { id } }')).toEqual([])
    expect(said('{ rows(first: "three") { id } }')).toEqual(['Int cannot represent non-integer value: "three"'])
    expect(said('{ rows(first: 3) { id } rows(first: 4) { id } }')).toHaveLength(1)
    expect(said('{ rows(first: 4) { none } }')[0]).toContain('"none"')
    expect(said('{ rows(first: 5) { none } }')[0]).toContain('"none"')
  })
})
