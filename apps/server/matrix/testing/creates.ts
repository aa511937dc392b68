import { type Entity, writable } from '@chengban/kernel/entity.ts'
import { type Field, isFileField, isReadonly } from '@chengban/kernel/field.ts'
import { exceptions } from './exceptions.ts'
import * as expected from './expected.ts'
import { objections } from './form-rules.ts'
import { refTo } from './judge.ts'
import type { Matrix } from './matrix.ts'
import { graphql, rest, type Scene } from './scene.ts'
import type { Row } from './world.ts'
import type { Side } from './writes.ts'

/** What a form of the entity sends: writable fields of a row as the declaration wants one, about the owner's records. */
export const formOf = async (matrix: Matrix, entity: Entity): Promise<Row> => {
  const row = await matrix.fixture.values(entity, await ownedOf(matrix, entity))
  const names = [...writable(entity), ...(entity.idKind === 'text' ? ['id'] : [])].filter((name) =>
    isTyped(entity, name),
  )
  const filled = names.filter((name) => row[name] !== null && row[name] !== undefined)
  return { ...Object.fromEntries(filled.map((name) => [name, row[name]])), ...exceptions[entity.name]?.form }
}

const isTyped = (entity: Entity, name: string): boolean => {
  const { options } = entity.fields[name] as Field
  const preset = options.default
  const isOnesOwn = typeof preset === 'object' && preset !== null && 'from' in preset
  const isLeft = options.secret !== undefined && !options.required
  return !isLeft && !isOnesOwn && !(name === 'id' && options.computed)
}

/** References to rows that the owner sees, where the declaration gives the owner some. */
const ownedOf = async ({ rows, people, fixture }: Matrix, entity: Entity): Promise<Row> => {
  const owner = people.find(({ name }) => name === 'owner')?.id
  const ownRow = (name: string): Row | undefined => rows.get(name)?.find((row) => Object.values(row).includes(owner))
  const given: Row = {}
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.kind !== 'ref' || !field.options.required || field.options.unique) continue
    const own = refTo(entity, name) === 'user' ? undefined : ownRow(refTo(entity, name))
    if (own) given[name] = own.id
  }
  const about = fixture.moduleOf(entity)
  if (about) Object.assign(given, { module: about, relevanceId: String(ownRow(about)?.id) })
  return given
}

/** Files that must be given are the person's own uploads. */
export const ownFiles = async ({ entity, fixture, person }: Scene): Promise<Row> => {
  const own: Row = {}
  for (const [name, field] of Object.entries(entity.fields))
    if (isFileField(field) && field.options.required && !isReadonly(field))
      own[name] = [await fixture.file(person.id, field)]
  return own
}

/** New rows through every door that makes them. */
export const createRows = async (scene: Scene, form: Row, side: Side): Promise<void> => {
  const { entity, person, tally, names } = scene
  const outcome = expected.create(person.judge, entity)
  if ((outcome === 'allowed') !== (side === 'allowed')) return
  const type = names.type(entity.name)
  const doors: Record<string, () => Promise<{ code: string }>> = {
    ...(exceptions[entity.name]?.isMadeByCall ? {} : { create: () => rest(scene, 'POST', `/${entity.name}`, form) }),
    bulk: () => rest(scene, 'POST', `/${entity.name}/bulk`, { create: [form] }),
    ...(entity.readOnly
      ? {}
      : {
          gqlCreate: () =>
            graphql(
              scene,
              `mutation ($row: ${type}Input!) { create${type}(input: { ${entity.name}: $row }) { ${entity.name} { id } } }`,
              { row: form },
            ),
          gqlUpsert: () =>
            graphql(
              scene,
              `mutation ($row: ${type}Input!) { upsert${type}(input: { ${entity.name}: $row }) { ${entity.name} { id } } }`,
              { row: form },
            ),
        }),
  }
  for (const [door, ask] of Object.entries(doors)) {
    const { code } = await ask()
    // what the row's own rules decide may be refused as a wrong value, or as a record that is not there
    const isLet = ['OK', 'VALIDATION', 'CONFLICT', 'NOT_FOUND', 'FORBIDDEN'].includes(code)
    tally.check(door, `${person.name} create`, outcome, outcome === 'allowed' && isLet ? 'allowed' : code)
    if (outcome === 'allowed') tally.reached.add(code === 'OK' ? 'create' : 'create?')
    if (code === 'OK') tally.check('form', `${person.name} ${door}`, {}, objections(scene, form))
  }
}
