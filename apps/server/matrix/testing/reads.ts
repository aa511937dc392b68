import { relationKey } from '@chengban/kernel/row-name.ts'
import type { Answer } from '../../testing/server.ts'
import { exceptions } from './exceptions.ts'
import { asks, can, isJudgedElsewhere, readable, shows, showsUntold, takes } from './expected.ts'
import { refTo } from './judge.ts'
import { exports } from './people.ts'
import { idsOf, isNamed, query, rest, type Scene, sampled } from './scene.ts'
import { keyword } from './values.ts'
import type { Row } from './world.ts'

const size = 50
/** Of one question. */
const mostConditions = 50

/** Lists, counts, pickers and sheets through REST. */
export const readLists = async (scene: Scene): Promise<void> => {
  const { entity, tally, world, person } = scene
  const { judge, name } = person
  const ids = idsOf(scene.rows)
  const own = { id: { in: ids } }
  const visible = idsOf(scene.rows.filter((row) => judge.sees(entity, row)))
  const get = (path: string, asked: object) => rest(scene, 'GET', `/${entity.name}${path}?${query(asked)}`)
  const all = world.rows(entity.name).filter((row) => judge.sees(entity, row)).length
  if (!exceptions[entity.name]?.grows) tally.check('count', name, all, (await get('/count', {})).data?.totalCount)
  tally.check('options', name, visible, nodeIds(await get('/options', { ids: ids.join(',') })))
  await readExport(scene, own, visible.length)
  // the list of some entities is a named call with other filters
  if (isNamed('GET', `/${entity.name}`)) return
  const listed = await get('', { filters: own, pageSize: size })
  tally.check(
    'list',
    name,
    { ids: visible, totalCount: visible.length },
    { ids: nodeIds(listed), totalCount: listed.data?.totalCount },
  )
  for (const node of (listed.data?.nodes ?? []) as Row[]) compareColumns(scene, 'list columns', node)
  await readKeyword(scene, own)
}

const nodeIds = ({ code, data }: Answer): unknown => (code === 'OK' ? idsOf(data.nodes as Row[]) : code)

const readKeyword = async (scene: Scene, own: object): Promise<void> => {
  const { entity, tally, person, rows } = scene
  const searched = Object.keys(entity.fields).filter((name) => entity.fields[name]?.options.search)
  const found = rows.filter(
    (row) => person.judge.sees(entity, row) && searched.some((name) => String(row[name] ?? '').includes(keyword)),
  )
  const answer = await rest(scene, 'GET', `/${entity.name}?${query({ filters: own, keyword, pageSize: size })}`)
  tally.check('keyword', person.name, searched.length ? idsOf(found) : 'VALIDATION', nodeIds(answer))
}

const readExport = async (scene: Scene, own: object, lines: number): Promise<void> => {
  const { entity, tally, person, world } = scene
  const columns = readable(entity)
  const answer = await rest(
    scene,
    'GET',
    `/${entity.name}/export?${query({ filters: own, format: 'csv', columns: columns.join(',') })}`,
  )
  if (!exports(person, entity)) return tally.check('export', person.name, 'FORBIDDEN', answer.code)
  // that a sheet went out is a row of the trail itself
  if (entity.name === 'comment') await world.readTable(entity)
  const told = String(answer.data)
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split(/\r?\n/)
  const heads = columns.filter((name) => takes(person.judge, entity, name)).map((name) => entity.fields[name]?.label)
  tally.check('export', person.name, { heads, lines }, { heads: told[0]?.split(','), lines: told.length - 1 })
}

/** Every row by its id, with its columns and what may be done with it. */
export const readDetails = async (scene: Scene): Promise<void> => {
  const { entity, tally, person, rows } = scene
  for (const row of sampled(scene, 'detail', rows, (one) => person.judge.sees(entity, one))) {
    const answer = await rest(scene, 'GET', `/${entity.name}/${row.id}`)
    const about = `${person.name} ${row.id}`
    tally.check('detail', about, person.judge.sees(entity, row) ? 'OK' : 'NOT_FOUND', answer.code)
    if (answer.code !== 'OK') continue
    compareColumns(scene, 'columns', answer.data)
    const acts = (answer.data.can as string[]).filter((act) => !isJudgedElsewhere(entity, act))
    tally.check('can', `${about} ${stateOf(row)}`, can(person.judge, entity, row).toSorted(), acts.toSorted())
  }
}

const stateOf = ({ status, stage }: Row): string => [status, stage].filter(Boolean).join('/')

/** Compares the columns of an answer with those the reader's rules show: none too many, none missing. */
export const compareColumns = ({ entity, tally, person, world }: Scene, door: string, given: Row): void => {
  const row = world.row(entity.name, given.id) as Row
  const wrong = readable(entity).flatMap((name) => {
    const shown = (door === 'columns' ? shows : showsUntold)(person.judge, entity, row, name)
    if (!shown) return given[name] === null ? [] : [`${name} is shown`]
    return row[name] !== null && given[name] === null ? [`${name} is missing`] : []
  })
  tally.check(door, `${person.name} ${given.id}`, [], wrong)
}

/** Filters over what a reference leads to look at rows the person sees, and at no others. */
export const readRelations = async (scene: Scene): Promise<void> => {
  const { entity, tally, person, rows, world } = scene
  const own = { id: { in: idsOf(rows) } }
  if (isNamed('GET', `/${entity.name}`)) return
  const isOpen = (name: string): boolean => !entity.fields[name]?.options.hidden && asks(person.judge, entity, name)
  const refs = Object.keys(entity.fields).filter((name) => entity.fields[name]?.kind === 'ref')
  for (const name of sampled(scene, 'relation', refs, isOpen)) {
    const to = world.catalog.entity(refTo(entity, name))
    const filters = { ...own, [relationKey(entity, name, to.name)]: { id: { isNull: false } } }
    const asked = query({ filters, pageSize: size, columns: 'id', total: 'false' })
    const answer = await rest(scene, 'GET', `/${entity.name}?${asked}`)
    const found = rows.filter((row) => {
      const target = world.row(to.name, row[name])
      const isShown = person.judge.sees(entity, row) && shows(person.judge, entity, row, name)
      return isShown && target !== undefined && person.judge.sees(to, target)
    })
    const about = `${person.name} ${name}`
    tally.check('relation', about, isOpen(name) ? idsOf(found) : 'FORBIDDEN', nodeIds(answer))
  }
}

/** Columns closed to the person are no filter and no order either. */
export const readClosed = async (scene: Scene): Promise<void> => {
  const { entity, tally, person } = scene
  const open = readable(entity).filter((name) => asks(person.judge, entity, name))
  const closed = readable(entity).filter((name) => !open.includes(name))
  const ways = closed.flatMap((name) => [
    { filters: { [name]: { isNull: false } } },
    { filters: { not: { [name]: { isNull: true } } } },
    { sort: `-${name}` },
  ])
  for (const asked of sampled(scene, 'closed', ways)) {
    const answer = await rest(scene, 'GET', `/${entity.name}?${query(asked)}`)
    tally.check('closed', `${person.name} ${JSON.stringify(asked)}`, 'FORBIDDEN', answer.code)
  }
  for (let first = 0; first < open.length; first += mostConditions) {
    const some = open.slice(first, first + mostConditions)
    const filters = Object.fromEntries(some.map((name) => [name, { isNull: false }]))
    const answer = await rest(scene, 'GET', `/${entity.name}/count?${query({ filters })}`)
    tally.check('open', person.name, 'OK', answer.code)
  }
}
