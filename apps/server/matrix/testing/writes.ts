import type { Entity } from '@chengban/kernel/entity.ts'
import type { Field } from '@chengban/kernel/field.ts'
import { moveOf } from '@chengban/kernel/moves.ts'
import { exceptions } from './exceptions.ts'
import type { ExpectedOutcome } from './expected.ts'
import * as expected from './expected.ts'
import { graphql, isNamed, rest, type Scene, sampled } from './scene.ts'
import { sampleOf } from './values.ts'
import type { Row } from './world.ts'

/** One act on one row: what it must come to, and how each door asks for it. */
interface Act {
  readonly name: string
  readonly expect: (row: Row) => ExpectedOutcome
  readonly doors: Readonly<Record<string, (row: Row) => Promise<string>>>
}

/** Whether acts that the rules refuse or those they allow are tried now. */
export type Side = 'refused' | 'allowed'

/** Every act through every door, each on one row of every outcome there is. */
export const writeRows = async (scene: Scene, side: Side): Promise<void> => {
  const all = actsOf(scene).flatMap((act) => triesOf(scene, act, side))
  const asked = sampled(
    scene,
    side,
    all,
    ({ door }) => door,
    ({ outcome }) => outcome,
  )
  for (const tried of asked) await tryOne(scene, tried)
  // an allowed act must succeed for at least one person, so it is tried until it does
  if (side === 'allowed')
    for (const tried of all)
      if (!asked.includes(tried) && !scene.tally.reached.has(tried.act)) await tryOne(scene, tried)
}

/** An act on one row at one door. */
interface Tried {
  readonly act: string
  readonly door: string
  readonly row: Row
  readonly outcome: ExpectedOutcome
  readonly ask: (row: Row) => Promise<string>
}

const tryOne = async (scene: Scene, tried: Tried): Promise<void> =>
  compare(scene, tried, tried.outcome, await tried.ask(tried.row))

const triesOf = (scene: Scene, act: Act, side: Side): Tried[] =>
  [...examples(scene, act)]
    .filter(([outcome]) => (outcome === 'allowed') === (side === 'allowed'))
    .flatMap(([outcome, row]) =>
      Object.entries(act.doors).map(([door, ask]) => ({ act: act.name, door, row, outcome, ask })),
    )

const examples = ({ rows }: Scene, { expect }: Act): Map<ExpectedOutcome, Row> => {
  const found = new Map<ExpectedOutcome, Row>()
  for (const row of rows) {
    const outcome = expect(row)
    if (outcome === 'allowed' || !found.has(outcome)) found.set(outcome, row)
  }
  return found
}

/**
 * Compares an act with the expectation. An allowed act may still meet a rule of its entity, but must succeed for
 * somebody.
 */
const compare = async (
  { tally, person, entity }: Scene,
  { act, door, row }: Pick<Tried, 'act' | 'door'> & { readonly row?: Row },
  outcome: ExpectedOutcome,
  code: string,
): Promise<void> => {
  const isLet = ['OK', 'VALIDATION', 'CONFLICT', 'IN_USE'].includes(code)
  const isKept = exceptions[entity.name]?.kept?.includes(act) && code === 'FORBIDDEN'
  const got = outcome === 'allowed' && (isLet || isKept) ? 'allowed' : code
  tally.check(door, `${person.name} ${act} ${row?.id ?? ''} ${row?.status ?? ''}`, outcome, got)
  if (outcome === 'allowed') tally.reached.add(code === 'OK' ? act : `${act}?`)
}

const changed = (row: Row, name: string | undefined, entity: Entity): Row => {
  if (name === undefined) return { [entity.title]: 'x' }
  const was = row[name]
  if (typeof was === 'boolean') return { [name]: !was }
  return { [name]: entity.fields[name]?.kind === 'int' ? Number(was ?? 0) + 1 : `${was ?? ''}改` }
}

const actsOf = (scene: Scene): Act[] => {
  const { entity, person } = scene
  const { judge } = person
  const name = entity.readOnly ? undefined : expected.patchField(entity)
  const secret = Object.keys(entity.fields).find((one) => isWrittenSecret(entity.fields[one] as Field))
  return [
    ...(name === undefined && !entity.readOnly ? [] : [updating(scene, name)]),
    ...(secret ? [secretly(scene, secret)] : []),
    removing(scene),
    // what a call does under the address of a switch or a move is the call's own to try
    ...(isNamed('PATCH', `/${entity.name}/${entity.name}-enable`) ? [] : [switching(scene)]),
    ...[...expected.moveNames(entity), ...(entity.audit ? ['nosuch'] : [])]
      .filter((move) => !isNamed('POST', `/${entity.name}/action/${move}`))
      .map((move) => moving(scene, move, (row) => expected.move(judge, entity, row, move))),
    ...(entity.audit ? expected.judgedMoves : (['submit'] as const))
      .filter(
        (move) => !expected.moveNames(entity).includes(move) && !isNamed('POST', `/${entity.name}/action/${move}`),
      )
      .map((move) => moving(scene, move, (row) => expected.audit(judge, entity, row, move))),
  ]
}

const secretValue = (name: string, field: Field): unknown =>
  ['decimal', 'money', 'percent'].includes(field.kind) ? '120.00' : sampleOf(name, field, 7)

const isWrittenSecret = ({ kind, options }: Field): boolean =>
  options.secret !== undefined && !options.computed && !options.readonly && kind !== 'json'

const code = async (answer: Promise<{ code: string }>): Promise<string> => (await answer).code

const wantsOpinion = ({ entity }: Scene, move: string): boolean =>
  move === 'reject' || moveOf(entity, move)?.opinion === 'required'

const moving = (scene: Scene, move: string, expect: Act['expect']): Act => ({
  name: move,
  expect,
  doors: {
    moves: (row) =>
      code(
        rest(scene, 'POST', `/${scene.entity.name}/action/${move}`, {
          id: row.id,
          version: row.version,
          ...(wantsOpinion(scene, move) ? { opinion: '退回' } : {}),
        }),
      ),
  },
})

const updating = (scene: Scene, name: string | undefined): Act => {
  const { entity, person, names } = scene
  const type = names.type(entity.name)
  const patch = (row: Row): Row => changed(row, name, entity)
  const mutations = {
    gqlUpdate: (row: Row) =>
      code(
        graphql(
          scene,
          `mutation ($id: ${idType(entity)}!, $patch: ${type}Patch!) { update${type}(input: { id: $id, patch: $patch }) { ${entity.name} { id } } }`,
          { id: row.id, patch: patch(row) },
        ),
      ),
    gqlBulk: (row: Row) =>
      code(
        graphql(
          scene,
          `mutation ($ids: [${idType(entity)}!]!, $patch: ${type}Patch!) { bulkUpdate${type}(input: { ids: $ids, patch: $patch }) { affected } }`,
          { ids: [row.id], patch: patch(row) },
        ),
      ),
    gqlUpsert: async (row: Row) => {
      const answer = await code(
        graphql(
          scene,
          `mutation ($row: ${type}Input!) { upsert${type}(input: { ${entity.name}: $row }) { ${entity.name} { id } } }`,
          { row: { id: row.id, ...patch(row) } },
        ),
      )
      // an id nobody knows is a new row's, and that is refused by other rules
      return !person.judge.sees(entity, row) && ['FORBIDDEN', 'VALIDATION', 'CONFLICT'].includes(answer)
        ? 'NOT_FOUND'
        : answer
    },
  }
  return {
    name: 'update',
    expect: (row) => expected.update(person.judge, entity, row, name ?? entity.title),
    doors: {
      update: (row) =>
        code(
          rest(scene, 'PATCH', `/${entity.name}/${row.id}`, { id: row.id, version: row.version, patch: patch(row) }),
        ),
      bulk: (row) => code(rest(scene, 'POST', `/${entity.name}/bulk`, { update: [{ id: row.id, patch: patch(row) }] })),
      ...(entity.readOnly ? {} : mutations),
    },
  }
}

const secretly = (scene: Scene, name: string): Act => ({
  name: 'write secret',
  expect: (row) => expected.updateSecret(scene.person.judge, scene.entity, row, name),
  doors: {
    update: (row) =>
      code(
        rest(scene, 'PATCH', `/${scene.entity.name}/${row.id}`, {
          id: row.id,
          [name]: secretValue(name, scene.entity.fields[name] as Field),
        }),
      ),
  },
})

const switching = (scene: Scene): Act => {
  const { entity, person } = scene
  const path = `/${entity.name}/${entity.name}-enable`
  const sent = (row: Row) => ({ id: row.id, isEnable: row[expected.switchOf(entity) ?? ''] !== true })
  return {
    name: 'enable',
    expect: (row) => expected.enable(person.judge, entity, row),
    doors: { enable: (row) => code(rest(scene, 'PATCH', path, sent(row))) },
  }
}

const removing = (scene: Scene): Act => {
  const { entity, person, names } = scene
  const type = names.type(entity.name)
  const gql = {
    gqlDelete: (row: Row) =>
      code(
        graphql(scene, `mutation ($id: ${idType(entity)}!) { delete${type}(input: { id: $id }) { deletedId } }`, {
          id: row.id,
        }),
      ),
    gqlBulk: (row: Row) =>
      code(
        graphql(
          scene,
          `mutation ($ids: [${idType(entity)}!]!) { bulkDelete${type}(input: { ids: $ids }) { affected } }`,
          { ids: [row.id] },
        ),
      ),
  }
  return {
    name: 'delete',
    expect: (row) => expected.remove(person.judge, entity, row),
    doors: {
      delete: (row) => code(rest(scene, 'DELETE', `/${entity.name}/${row.id}`)),
      deleteMany: (row) => code(rest(scene, 'DELETE', `/${entity.name}`, { ids: [row.id] })),
      bulk: (row) => code(rest(scene, 'POST', `/${entity.name}/bulk`, { delete: [row.id] })),
      ...(entity.readOnly ? {} : gql),
    },
  }
}

export const idType = (entity: Entity): string => ({ uuid: 'UUID', text: 'String', int: 'Int' })[entity.idKind]
