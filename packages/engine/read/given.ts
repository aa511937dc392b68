import type { Fields } from '@chengban/kernel/shape.ts'
import { columnType } from '../kinds/column.ts'
import type { Catalog } from '../schema/catalog.ts'
import type { Place } from '../schema/expression.ts'
import type { Params } from './params.ts'

/** The input of a call, for the formulas of a statement. */
export type Given = (catalog: Catalog, params: Params) => NonNullable<Place['given']>

/** Each value is a parameter once; `me` is the person. */
export const givenBy =
  (fields: Fields, input: Readonly<Record<string, unknown>>): Given =>
  ({ all }, params) => {
    const places = new Map<string, string>()
    return (name) => {
      if (name === 'me') return '(select app.me())'
      const field = fields[name]
      if (!field) throw new Error(`given('${name}') is not among what is sent`)
      const place = places.get(name) ?? params.add(input[name] ?? null, columnType(field, all))
      places.set(name, place)
      return place
    }
  }
