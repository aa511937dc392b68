import type { Catalog } from '@chengban/engine/schema/catalog.ts'
import { type Entity, stateFields } from '@chengban/kernel/entity.ts'
import { type Field, isReadonly, type Kind, targetOf } from '@chengban/kernel/field.ts'
import type { Lines } from '@chengban/kernel/shape.ts'
import { isSystemField } from '@chengban/kernel/system-fields.ts'
import { type InflectedNames, upper } from './names.ts'

/** Types of the mutations of one entity, in the schema language; states are no fields of their inputs. */
export const mutationTypes = (catalog: Catalog, entity: Entity, { type, one, many }: InflectedNames): string => {
  const id = idTypes[entity.idKind]
  const fields = Object.entries(entity.fields).filter(([name, field]) => isWritten(entity, name, field))
  const lists = Object.entries(entity.lines ?? {})
  const given = [
    ...fields.map(([name, field]) => `${name}: ${inputType(catalog, field)}`),
    ...lists.map(([key]) => `${key}: [${type}${upper(key)}Line!]`),
  ].join('\n')
  return `${lists.map(([key, lines]) => lineType(catalog, `${type}${upper(key)}Line`, lines)).join('')}
    input ${type}Input { id: ${id}\n${given} }
    input ${type}Patch { ${given || '_: Boolean'} }
    input Create${type}Input { ${one}: ${type}Input! }
    input Update${type}Input { id: ${id}! version: Int patch: ${type}Patch! }
    input Upsert${type}Input { ${one}: ${type}Input! version: Int }
    input Delete${type}Input { id: ${id}! version: Int }
    input Create${upper(many)}Input { ${many}: [${type}Input!]! }
    input Update${upper(many)}Input { ids: [${id}!]! patch: ${type}Patch! }
    input Delete${upper(many)}Input { ids: [${id}!]! }
    type ${type}Payload { ${one}: ${type} }
    type ${upper(many)}Payload { ${many}: [${type}] affected: Int! }
    extend type Mutation {
      create${type}(input: Create${type}Input!): ${type}Payload
      update${type}(input: Update${type}Input!): ${type}Payload
      upsert${type}(input: Upsert${type}Input!): ${type}Payload
      delete${type}(input: Delete${type}Input!): DeletePayload
      create${upper(many)}(input: Create${upper(many)}Input!): ${upper(many)}Payload
      update${upper(many)}(input: Update${upper(many)}Input!): ${upper(many)}Payload
      delete${upper(many)}(input: Delete${upper(many)}Input!): DeleteManyPayload
      bulkCreate${type}(input: Create${upper(many)}Input!): ${upper(many)}Payload
      bulkUpdate${type}(input: Update${upper(many)}Input!): ${upper(many)}Payload
      bulkDelete${type}(input: Delete${upper(many)}Input!): DeleteManyPayload
    }`
}

/** A child row sent with its parent: with an id it changes, without one it is made. */
const lineType = (catalog: Catalog, name: string, { of, by, sort }: Lines): string => {
  const child = catalog.entity(of)
  const given = Object.entries(child.fields)
    .filter(([key, field]) => key !== by && key !== sort && isWritten(child, key, field))
    .map(([key, field]) => `${key}: ${inputType(catalog, field)}`)
  return `
    input ${name} { id: ${idTypes[child.idKind]} version: Int ${given.join('\n')} }`
}

/** Types that all entities share, and the calls of signing in. */
export const commonTypes = `
  type DeletePayload { id: ID! deletedId: ID! affected: Int! }
  type DeleteManyPayload { ids: [ID!]! deletedIds: [ID!]! affected: Int! }
  input AuthenticateAdminInput { name: String! password: String! }
  type AuthenticateAdminPayload { jwtToken: String }
  input SetPasswordInput { plain: String! }
  type SetPasswordPayload { jwtToken: String }
  input ResetPasswordInput { id: UUID! }
  type ResetPasswordPayload { plain: String }
  extend type Mutation {
    authenticateAdmin(input: AuthenticateAdminInput!): AuthenticateAdminPayload
    setPassword(input: SetPasswordInput!): SetPasswordPayload
    resetPassword(input: ResetPasswordInput!): ResetPasswordPayload
  }`

const isWritten = (entity: Entity, name: string, field: Field): boolean =>
  !isSystemField(name) &&
  name !== 'id' &&
  !isReadonly(field) &&
  !field.options.hidden &&
  !stateFields(entity).includes(name)

const idTypes = { uuid: 'UUID', text: 'String', int: 'Int' } as const

const reference = (catalog: Catalog, field: Field): string => idTypes[catalog.entity(targetOf(field)).idKind]

/** What every kind takes; figures are strings, so that no digit is lost. */
const types: Record<Kind, string | ((catalog: Catalog, field: Field) => string)> = {
  text: 'String',
  longText: 'String',
  phone: 'String',
  email: 'String',
  url: 'String',
  enum: 'String',
  dict: 'String',
  number: 'String',
  sealed: 'String',
  int: (_catalog, { options }) => (options.big ? 'BigInt' : 'Int'),
  decimal: 'String',
  money: 'String',
  percent: 'String',
  bool: 'Boolean',
  date: 'Date',
  datetime: 'Datetime',
  time: 'String',
  ref: reference,
  refs: (catalog, field) => `[${reference(catalog, field)}!]`,
  file: 'JSON',
  files: 'JSON',
  images: 'JSON',
  signature: 'JSON',
  json: 'JSON',
  place: 'JSON',
}

/** What a mutation takes for a field. */
export const inputType = (catalog: Catalog, field: Field): string => {
  const type = types[field.kind]
  return typeof type === 'string' ? type : type(catalog, field)
}
