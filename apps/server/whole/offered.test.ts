import { type Field, targetOf } from '@chengban/kernel/field.ts'
import type { OfferedRows } from '@chengban/kernel/kinds/ref.ts'
import { movesOf } from '@chengban/kernel/moves.ts'
import { expect, it } from 'vitest'
import { calls, entities } from '../compose.ts'

const fieldsOf = (name: string): Readonly<Record<string, Field>> =>
  entities.find((entity) => entity.name === name)?.fields ?? {}

interface Place {
  readonly fields: Readonly<Record<string, Field>>
  readonly to: string
  readonly column: string
  readonly one: OfferedRows
}

const isMeant = ({ fields, to, column, one }: Place): boolean => {
  if (!fieldsOf(to)[column]) return false
  if (typeof one !== 'object' || one === null) return true
  const [source = '', behind] = one.from.split('.')
  const beside = fields[source]
  return beside !== undefined && (behind === undefined || fieldsOf(targetOf(beside))[behind] !== undefined)
}

it('what a picker offers is asked of columns that stand, there and in the form', () => {
  const places = entities.flatMap(({ name: of, fields }) =>
    Object.entries(fields).flatMap(([name, field]) => {
      const { offers = {} } = field.options as { offers?: Readonly<Record<string, OfferedRows>> }
      return Object.entries(offers).map(([column, one]) => ({
        at: `${of}.${name}`,
        fields,
        to: targetOf(field),
        column,
        one,
      }))
    }),
  )
  expect(places.filter((place) => !isMeant(place)).map(({ at, column }) => `${at}: ${column}`)).toEqual([])
  expect(places.length).toBeGreaterThan(3)
})

it('an offer that makes a move names one that stands', () => {
  const making = calls.flatMap(({ signature: { path, offered } }) =>
    [offered ?? []].flat().flatMap(({ of, move }) => (move ? [{ path, of, move }] : [])),
  )
  const unknown = making.filter(({ of, move }) => {
    const entity = entities.find(({ name }) => name === of)
    return !entity || !movesOf(entity).some(({ name }) => name === move)
  })
  expect(unknown).toEqual([])
  expect(making.length).toBeGreaterThan(0)
})
