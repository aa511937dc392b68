import { snake } from '@chengban/engine/schema/names.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import { relationKey } from '@chengban/kernel/row-name.ts'
import { exceptions } from './exceptions.ts'
import { asks, readable, shows } from './expected.ts'
import { refTo } from './judge.ts'
import { compareColumns } from './reads.ts'
import { graphql, idsOf, type Scene, sampled } from './scene.ts'
import type { Row } from './world.ts'

interface List {
  readonly totalCount: number
  readonly nodes: Row[]
}

/** Lists, rows by id, nested rows and relational filters, in one request. */
export const readGraphql = async (scene: Scene): Promise<void> => {
  const { entity, rows, tally, person, world } = scene
  const { judge } = person
  const { data, code } = await graphql(scene, textOf(scene))
  tally.check('gql', person.name, 'OK', code)
  if (!data) return
  const visible = rows.filter((row) => judge.sees(entity, row))
  const { nodes, totalCount } = data.own as List
  tally.check(
    'gql list',
    person.name,
    { ids: idsOf(visible), totalCount: visible.length },
    { ids: idsOf(nodes), totalCount },
  )
  const all = world.rows(entity.name).filter((row) => judge.sees(entity, row)).length
  if (!exceptions[entity.name]?.grows) tally.check('gql count', person.name, all, (data.whole as List).totalCount)
  for (const [index, row] of rowsById(scene).entries())
    tally.check('gql detail', `${person.name} ${row.id}`, judge.sees(entity, row), data[`row${index}`] !== null)
  const asked = nestedIn(scene)
  for (const node of nodes) {
    compareColumns(scene, 'gql columns', node)
    compareNested(scene, node, asked)
  }
  for (const name of filteredRefs(scene)) {
    const found = visible.filter((row) => shows(judge, entity, row, name) && seesTarget(scene, name, row))
    tally.check('gql relation', `${person.name} ${name}`, idsOf(found), idsOf((data[`by_${name}`] as List).nodes))
  }
}

/** One choice for all people: what they ask in the same words is planned once. */
const shared = <T>(scene: Scene, part: string, questions: readonly T[], ...groups: readonly ((one: T) => unknown)[]) =>
  scene.sample.of(`${scene.entity.name} ${part}`, questions, ...groups)

const rowsById = (scene: Scene): readonly Row[] => {
  const seenBy = (row: Row): string => scene.people.map(({ judge }) => judge.sees(scene.entity, row)).join()
  return shared(scene, 'gql detail', scene.rows, seenBy)
}

const filteredRefs = (scene: Scene): string[] =>
  shared(scene, 'gql relation', refsOf(scene.entity)).filter((name) => asks(scene.person.judge, scene.entity, name))

/** Related rows that are read together with a row. */
interface Nested {
  readonly refs: readonly string[]
  readonly children: NonNullable<Entity['children']>
}

const nestedIn = (scene: Scene): Nested => ({
  refs: shared(scene, 'gql nested', refsOf(scene.entity)),
  children: shared(scene, 'gql children', scene.entity.children ?? []),
})

const refsOf = (entity: Entity): string[] => readable(entity).filter((name) => entity.fields[name]?.kind === 'ref')

const relation = (entity: Entity, name: string): string => relationKey(entity, name, refTo(entity, name))

const literal = (entity: Entity, id: unknown): string => (entity.idKind === 'int' ? String(id) : JSON.stringify(id))

const textOf = (scene: Scene): string => {
  const { entity, names, rows } = scene
  const asked = nestedIn(scene)
  const many = names.many(entity.name)
  const own = `id: { in: [${rows.map(({ id }) => literal(entity, id)).join(', ')}] }`
  const columns = readable(entity).join(' ')
  const parents = asked.refs.map((name) => `${relation(entity, name)} { id }`)
  const children = asked.children.flatMap(({ of }) =>
    [...new Set(names.lists(names.type(entity.name), of))].map(
      (list) => `${list}(first: 10) { totalCount nodes { id } }`,
    ),
  )
  const byId = rowsById(scene).map(({ id }, index) => `row${index}: ${entity.name}(id: ${literal(entity, id)}) { id }`)
  const filtered = filteredRefs(scene).map(
    (name) =>
      `by_${name}: ${many}(first: 50, filter: { ${own}, ${relation(entity, name)}: { id: { isNull: false } } }) { nodes { id } }`,
  )
  return `{ own: ${many}(first: 50, filter: { ${own} }) { totalCount nodes { ${[columns, ...parents, ...children].join(' ')} } }
    whole: ${many} { totalCount } ${byId.join(' ')} ${filtered.join(' ')} }`
}

const seesTarget = ({ entity, person, world }: Scene, name: string, row: Row): boolean => {
  const to = world.catalog.entity(refTo(entity, name))
  const target = world.row(to.name, row[name])
  return target !== undefined && person.judge.sees(to, target)
}

/** A nested row is there exactly where the person sees it, also the rows below. */
const compareNested = (scene: Scene, node: Row, { refs, children }: Nested): void => {
  const { entity, tally, person, world, names } = scene
  const row = world.row(entity.name, node.id)
  if (!row) return
  for (const name of refs) {
    const expected = node[name] !== null && seesTarget(scene, name, row)
    tally.check('gql nested', `${person.name} ${node.id} ${name}`, expected, node[relation(entity, name)] !== null)
  }
  for (const { of, by } of children) {
    const child = world.catalog.entity(of)
    const lists = names.lists(names.type(entity.name), of)
    const list = lists.find((one) => one.endsWith(`By${by[0]?.toUpperCase()}${by.slice(1)}`)) ?? lists[0] ?? ''
    const seen = world.rows(of).filter((one) => one[by] === row.id && person.judge.sees(child, one))
    tally.check(
      'gql nested',
      `${person.name} ${node.id} ${list}`,
      seen.length,
      (node[list] as List | undefined)?.totalCount,
    )
  }
}

/** Columns closed to the person, and lists without the door's own words for them. */
export const readGraphqlClosed = async (scene: Scene): Promise<void> => {
  const { entity, names, tally, person } = scene
  const many = names.many(entity.name)
  const closed = readable(entity).filter((name) => !asks(person.judge, entity, name))
  const ways = closed.flatMap((name) => [
    `filter: { ${name}: { isNull: false } }`,
    `orderBy: ${snake(name).toUpperCase()}_DESC`,
  ])
  for (const asked of sampled(scene, 'gql closed', ways)) {
    const { code } = await graphql(scene, `{ ${many}(${asked}) { totalCount } }`)
    tally.check('gql closed', `${person.name} ${asked}`, true, ['FORBIDDEN', 'VALIDATION'].includes(code))
  }
}
