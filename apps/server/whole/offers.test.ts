import type { Call } from '@chengban/kernel/call.ts'
import { auditField, type Entity } from '@chengban/kernel/entity.ts'
import { enumValues } from '@chengban/kernel/field.ts'
import { choiceName } from '@chengban/kernel/kinds/choice.ts'
import { flowsOf, movesOf } from '@chengban/kernel/moves.ts'
import type { Offer } from '@chengban/kernel/offer.ts'
import { isColumns, isListOf, type Structure } from '@chengban/kernel/structure.ts'
import { isSystemField } from '@chengban/kernel/system-fields.ts'
import type { Move } from '@chengban/kernel/workflow.ts'
import { expect, it } from 'vitest'
import { areas, calls, entities } from '../compose.ts'

interface Place {
  readonly call: Call
  readonly offer: Offer
  readonly entity: Entity | undefined
}

const places: readonly Place[] = calls.flatMap(({ signature: call }) =>
  [call.offered ?? []].flat().map((offer) => ({ call, offer, entity: entities.find(({ name }) => name === offer.of) })),
)
const said = ({ call, offer }: Place): string => `${call.path} on ${offer.of}`
const wrong = (is: (place: Place) => boolean): readonly string[] => places.filter(is).map(said)

/** Every column that a formula names. */
const namedIn = (rule: unknown): readonly string[] => {
  if (typeof rule !== 'object' || rule === null) return []
  // what a reference leads to, and rows that name the record, have columns of their own
  if ('is' in rule && ['via', 'some'].includes(String(rule.is))) return []
  const own = 'field' in rule && typeof rule.field === 'string' ? [rule.field] : []
  return [...own, ...Object.values(rule).flatMap(namedIn)]
}

const isColumn = (entity: Entity | undefined, name: string): boolean =>
  isSystemField(name) || entity?.fields[name] !== undefined

it('what is offered names columns of the entity it is offered on', () => {
  expect(places.length).toBeGreaterThan(40)
  expect(
    wrong(({ offer, entity }) =>
      [...namedIn(offer.when), ...Object.values(offer.from ?? {})].some((name) => !isColumn(entity, name)),
    ),
  ).toEqual([])
})

/** Columns that a list always reads, shown or not. */
const alwaysRead = (entity: Entity | undefined): readonly string[] =>
  entity
    ? [
        entity.title,
        ...(entity.audit ? [auditField(entity)] : []),
        ...flowsOf(entity).map(({ field }) => field),
        'isEnable',
      ]
    : []

it('what is asked of chosen rows, sent of them, and begins their lines, is read with every row of the list', () => {
  const unread = places
    .filter(({ offer }) => offer.on === 'rows')
    .flatMap(({ call, offer, entity }) => {
      const needed = [
        ...namedIn(offer.when),
        ...Object.values(offer.from ?? {}),
        ...Object.values(offer.lines?.begins ?? {}),
      ]
      const read = [...(entity?.list?.reads ?? []), ...alwaysRead(entity)]
      return needed
        .filter((name) => name in (entity?.fields ?? {}) && !read.includes(name))
        .map((name) => `${call.path}: ${offer.of}.${name}`)
    })
  expect(unread).toEqual([])
})

/** Every state or choice that a formula asks a column for, and the column knows none of the kind. */
const unknownIn = (rule: unknown, entity: Entity | undefined): readonly string[] => {
  if (typeof rule !== 'object' || rule === null) return []
  // a condition over other rows uses their columns
  if ('is' in rule && ['via', 'exists', 'count', 'sum'].includes(String(rule.is))) return []
  const here =
    'is' in rule && rule.is === 'in' && 'field' in rule && 'values' in rule
      ? wordsUnknown(entity, String(rule.field), rule.values as readonly unknown[])
      : []
  return [...here, ...Object.values(rule).flatMap((part) => unknownIn(part, entity))]
}
const wordsUnknown = (entity: Entity | undefined, name: string, values: readonly unknown[]): readonly string[] => {
  const known = entity?.fields[name]?.options?.values
  return known ? values.map(String).filter((one) => !known.includes(one)) : []
}

it('what is offered waits for no state that does not exist', () => {
  const asked = places.filter(({ offer, entity }) => JSON.stringify(offer.when ?? '').includes('"in"') && entity)
  expect(asked.length).toBeGreaterThan(15)
  expect(asked.flatMap((one) => unknownIn(one.offer.when, one.entity).map((word) => `${said(one)}: ${word}`))).toEqual(
    [],
  )
})

it('what is offered names inputs that the call has', () => {
  const named = ({ from, given, leaves = [], asks }: Offer): readonly string[] => [
    ...Object.keys(from ?? {}),
    ...Object.keys(given ?? {}),
    ...leaves,
    ...Object.keys(asks ?? {}),
  ]
  expect(wrong(({ call, offer }) => named(offer).some((name) => !(name in (call.input ?? {}))))).toEqual([])
})

it('chosen rows go where the call takes rows', () => {
  const takes = ({ call, offer }: Place): boolean =>
    offer.on !== 'rows' || ['json', 'refs'].includes(call.input?.[offer.rows ?? 'ids']?.kind ?? '')
  expect(wrong((place) => !takes(place))).toEqual([])
})

it('what is offered on a record, over a list or for chosen rows has a list that people open', () => {
  const shown = new Set(
    areas
      .flatMap(({ screens }) => Object.values(screens))
      .flatMap(({ of, tabs = [] }) => [of, ...tabs.map((tab) => tab.of)]),
  )
  expect(wrong(({ offer }) => offer.on !== 'record' && !shown.has(offer.of))).toEqual([])
})

it('what is offered over a list is called otherwise than any tab beside it', () => {
  const beside = areas
    .flatMap(({ screens }) => Object.values(screens))
    // a phone draws no buttons over its lists
    .filter(({ kind }) => kind === 'list')
    .flatMap(({ of, label, tab = label, tabs = [] }) => {
      const lists = [{ of, label: tab }, ...tabs]
      const words = new Set(lists.map((each) => each.label))
      return places.filter(
        ({ call, offer }) =>
          offer.on === 'list' && lists.some((each) => each.of === offer.of) && words.has(offer.label ?? call.label),
      )
    })
  expect([...new Set(beside.map(said))]).toEqual([])
})

it('what an answer is told with stands in the answer', () => {
  const parts = ({ offer: { done = '', shows = {} } }: Place): readonly string[] => [
    ...[...done.matchAll(/\{(\w+)\}/g)].map(([, part]) => String(part)),
    ...Object.keys(shows),
  ]
  const answered = ({ answer }: Call): readonly string[] =>
    Object.keys(answer).flatMap((name) => (name === '$columns' ? (answer as never)[name] : [name.replace(/\?$/, '')]))
  expect(wrong((place) => parts(place).some((part) => !answered(place.call).includes(part)))).toEqual([])
})

it('what is drawn of an answer are parts that it has', () => {
  const wordsIn = (words: string): readonly string[] =>
    [...words.matchAll(/\{([\w.]+)\}/g)].map(([, part = '']) => part)
  const told = ({ call, offer: { tells, saves, part: drawn } }: Place): readonly (string | undefined)[] => {
    const at = (part: string) => kindAt(call.answer, drawn ? `${drawn}.${part}` : part)
    return [
      ...wordsIn(JSON.stringify(tells?.says ?? '')).map(at),
      ...Object.keys(tells?.figures ?? {}).map(at),
      ...Object.values(saves ?? {}).map((part) => kindAt(call.answer, part)),
      ...(tells?.cards ?? []).flatMap(({ rows, title, figures, lines, opens }) => [
        ...[...wordsIn(title), ...Object.keys(figures), ...(opens ? [opens.by] : [])].map((part) =>
          at(`${rows}.0.${part}`),
        ),
        ...(lines ? wordsIn(lines.words).map((part) => at(`${rows}.0.${lines.rows}.0.${part}`)) : []),
      ]),
      ...(tells?.tables ?? []).flatMap(({ rows, columns, opens }) =>
        [...Object.keys(columns), ...(opens ? [opens.by] : [])].map((part) => at(`${rows}.0.${part}`)),
      ),
    ]
  }
  expect(wrong((place) => told(place).includes(undefined))).toEqual([])
  expect(places.filter(({ offer }) => offer.tells).length).toBeGreaterThan(1)
})

/** The kind at a path of an answer, through objects and rows; undefined where there is none. */
const kindAt = (answer: Structure, path: string): string | undefined => {
  const end = path.split('.').reduce<Structure | undefined>((one, name) => {
    if (one === undefined || one === 'json' || one === 'json?') return one
    if (typeof one === 'string') return undefined
    if (isListOf(one)) return one[0]
    if (isColumns(one)) return one.$columns.includes(name) ? 'json' : one.$with[name]
    return one[name] ?? one[`${name}?`]
  }, answer)
  return end && JSON.stringify(end)
}

it('what is chosen for an offered call is read in the words of people', () => {
  const words = ({ call, offer }: Place): readonly string[] =>
    Object.entries({ ...call.input, ...offer.asks }).flatMap(([name, field]) =>
      field.kind === 'enum' && !(name in (offer.given ?? {})) && !offer.leaves?.includes(name)
        ? enumValues(field).map((value) => choiceName(field, value))
        : [],
    )
  expect(wrong((place) => words(place).some((word) => /^[a-z]\w+$/.test(word)))).toEqual([])
})

it('an answer is drawn of calls that only read, and not for chosen rows', () => {
  expect(wrong(({ call, offer }) => (offer.tells || offer.saves) !== undefined && call.method !== 'GET')).toEqual([])
  expect(wrong(({ offer }) => offer.tells !== undefined && offer.on === 'rows')).toEqual([])
})

it('nothing is offered twice on a record or for chosen rows: what a move or an act does needs no second button', () => {
  const twice = ({ call, offer, entity }: Place): boolean =>
    offer.on !== 'list' &&
    entity !== undefined &&
    movesOf(entity).some(
      (move) =>
        (offer.on === 'record' || move.many !== undefined) &&
        (move.label === (offer.label ?? call.label) || pathOf(move) === call.path),
    )
  expect(wrong(twice)).toEqual([])
})

const pathOf = ({ call }: Move): string | undefined => (typeof call === 'string' ? call : call?.path)
