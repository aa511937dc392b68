import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import type { Call } from '@chengban/kernel/call.ts'
import { isColumns, isListOf, partName, readLeaf, type Structure } from '@chengban/kernel/structure.ts'
import { context, type FieldArgs, lambda, type Step } from 'postgraphile/grafast'
import { parse } from 'postgraphile/graphql'
import { extendSchema } from 'postgraphile/utils'
import { inputType } from './mutation-types.ts'
import type { Acting } from './mutations.ts'
import { upper } from './names.ts'

/** What the thread knows of a call: the rest of it is done where handlers live. */
export interface NamedQuestion extends Pick<Call, 'input' | 'answer'> {
  readonly name: string
}

export const namedQuestions = (calls: readonly Call[]): NamedQuestion[] =>
  calls.flatMap(({ graphql: name, input, answer }) => (name ? [{ name, answer, ...(input ? { input } : {}) }] : []))

/** Read-only calls as fields of the query, with the same rights and input; the client selects parts of the answer. */
export const questions = (catalog: Catalog, calls: readonly NamedQuestion[]): GraphileConfig.Plugin =>
  extendSchema(
    () => ({
      typeDefs: parse(calls.map((one) => typesOf(catalog, one)).join('\n'), { noLocation: true }),
      objects: { Query: { plans: Object.fromEntries(calls.map((one) => [one.name, planOf(one)])) } },
    }),
    'NamedQuestionsPlugin',
  )

const planOf =
  ({ name, input = {} }: NamedQuestion) =>
  (_parent: Step, args: FieldArgs): Step => {
    const names = Object.keys(input)
    const given = names.map((one) => args.getRaw(one))
    return lambda([context(), ...given], ([asked, ...values]: readonly unknown[]) => {
      const sent = names.map((one, at) => [one, values[at]] as const).filter(([, value]) => value !== undefined)
      return (asked as Acting).act({ do: 'ask', call: name, input: Object.fromEntries(sent) })
    })
  }

const typesOf = (catalog: Catalog, { name, input = {}, answer }: NamedQuestion): string => {
  const args = Object.entries(input).map(([one, field]) => `${one}: ${inputType(catalog, field)}`)
  const types = new Map<string, string>()
  const whole = typeOf(types, upper(name), answer)
  return `${[...types.values()].join('\n')}
    extend type Query { ${name}${args.length ? `(${args.join(', ')})` : ''}: ${whole} }`
}

/** Returns the type of a part of an answer; an object gets a type named by its path from the call. */
const typeOf = (types: Map<string, string>, name: string, one: Structure): string => {
  if (typeof one === 'string') return leafType(one)
  if (isListOf(one)) return `[${typeOf(types, name, one[0])}!]`
  if (isColumns(one)) return 'JSON'
  types.set(name, '')
  const parts = Object.entries(one).map(([key, part]) => {
    const own = partName(key).name
    return `${own}: ${typeOf(types, `${name}${upper(own)}`, part)}`
  })
  types.set(name, `type ${name} { ${parts.join(' ')} }`)
  return name
}

const leafType = (leaf: string): string => {
  const [word = '', ...others] = readLeaf(leaf).words
  if (others.length) return 'String'
  return { int: 'Int', bool: 'Boolean', uuid: 'UUID', json: 'JSON', filter: 'JSON', files: 'JSON' }[word] ?? 'String'
}
