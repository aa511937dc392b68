interface Operator {
  /** `value`: one of the column's kind; `list`: many; `flag`: true or false; `pattern`: text. */
  readonly takes: 'value' | 'list' | 'flag' | 'pattern'
  readonly sql: (target: string, place: string) => string
  /** Turns what was typed into a LIKE pattern. */
  readonly pattern?: (text: string, containing: (text: string) => string) => string
  /** The value is not of the column's kind. */
  readonly loose?: boolean
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
  includes: like('like', includes),
  includesInsensitive: like('ilike', includes),
  notIncludes: like('like', includes, true),
  notIncludesInsensitive: like('ilike', includes, true),
  startsWith: like('like', starts),
  startsWithInsensitive: like('ilike', starts),
  endsWith: like('like', ends),
  endsWithInsensitive: like('ilike', ends),
  like: like('like'),
  likeInsensitive: like('ilike'),
}
