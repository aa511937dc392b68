export interface Operator {
  /** `value`: one of the column's kind; `list`: many; `flag`: true or false; `pattern`: text. */
  readonly takes: 'value' | 'list' | 'flag' | 'pattern'
  readonly sql: (target: string, place: string) => string
  /** Turns the typed text into a LIKE pattern. */
  readonly pattern?: (text: string, containing: (text: string) => string) => string
  /** The value is not of the column's kind. */
  readonly loose?: boolean
  /** The value is one of those the column lists. */
  readonly ofElement?: boolean
  /** Of texts alone. */
  readonly ofText?: boolean
}

const compare = (symbol: string): Operator => ({
  takes: 'value',
  sql: (target, place) => `${target} ${symbol} ${place}`,
})
const like = (word: 'like' | 'ilike', pattern?: Operator['pattern'], negated = false): Operator => ({
  takes: 'pattern',
  sql: (target, place) => `${target} ${negated ? 'not ' : ''}${word} ${place}`,
  ...(pattern ? { pattern } : {}),
})
/** Without regard to upper and lower case. */
const insensitively = (symbol: string): Operator => ({
  takes: 'pattern',
  sql: (target, place) => `lower(${target}) ${symbol} lower(${place})`,
})
const lowered = (place: string): string => `array(select lower(each) from unnest(${place}) each)`
/** A comparison with the values of a list, the value first. */
const anyOf = (symbol: string): Operator => ({
  takes: 'value',
  sql: (target, place) => `exists (select from unnest(${target}) each where each ${symbol} ${place})`,
  ofElement: true,
})
const starts: NonNullable<Operator['pattern']> = (text, containing) => containing(text).slice(1)
const ends: NonNullable<Operator['pattern']> = (text, containing) => containing(text).slice(0, -1)
const includes: NonNullable<Operator['pattern']> = (text, containing) => containing(text)

/** The comparison words of the filter grammar, the same as on the GraphQL side. */
export const operators: Readonly<Record<string, Operator>> = {
  isNull: { takes: 'flag', sql: (target, flag) => (flag === 'true' ? `${target} is null` : `${target} is not null`) },
  equalTo: compare('='),
  notEqualTo: compare('<>'),
  distinctFrom: compare('is distinct from'),
  notDistinctFrom: compare('is not distinct from'),
  lessThan: compare('<'),
  lessThanOrEqualTo: compare('<='),
  greaterThan: compare('>'),
  greaterThanOrEqualTo: compare('>='),
  in: { takes: 'list', sql: (target, place) => `${target} = any (${place})` },
  notIn: { takes: 'list', sql: (target, place) => `${target} <> all (${place})` },
  overlaps: { takes: 'list', sql: (target, place) => `${target} && ${place}`, loose: true },
  contains: { takes: 'list', sql: (target, place) => `${target} @> ${place}`, loose: true },
  containedBy: { takes: 'list', sql: (target, place) => `${target} <@ ${place}`, loose: true },
  anyEqualTo: anyOf('='),
  anyNotEqualTo: anyOf('<>'),
  equalToInsensitive: insensitively('='),
  notEqualToInsensitive: insensitively('<>'),
  distinctFromInsensitive: insensitively('is distinct from'),
  notDistinctFromInsensitive: insensitively('is not distinct from'),
  lessThanInsensitive: insensitively('<'),
  lessThanOrEqualToInsensitive: insensitively('<='),
  greaterThanInsensitive: insensitively('>'),
  greaterThanOrEqualToInsensitive: insensitively('>='),
  inInsensitive: { takes: 'list', sql: (target, place) => `lower(${target}) = any (${lowered(place)})`, ofText: true },
  notInInsensitive: {
    takes: 'list',
    sql: (target, place) => `lower(${target}) <> all (${lowered(place)})`,
    ofText: true,
  },
  includes: like('like', includes),
  includesInsensitive: like('ilike', includes),
  notIncludes: like('like', includes, true),
  notIncludesInsensitive: like('ilike', includes, true),
  startsWith: like('like', starts),
  startsWithInsensitive: like('ilike', starts),
  endsWith: like('like', ends),
  endsWithInsensitive: like('ilike', ends),
  notStartsWith: like('like', starts, true),
  notStartsWithInsensitive: like('ilike', starts, true),
  notEndsWith: like('like', ends, true),
  notEndsWithInsensitive: like('ilike', ends, true),
  like: like('like'),
  likeInsensitive: like('ilike'),
  notLike: like('like', undefined, true),
  notLikeInsensitive: like('ilike', undefined, true),
}
