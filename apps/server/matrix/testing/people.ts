import type { Entity } from '@chengban/kernel/entity.ts'
import { has } from '@chengban/kernel/has.ts'
import { openSession } from '../../auth/session.ts'
import type { TestServer } from '../../testing/server.ts'
import { codesOf, manageCodes } from './declared-rules.ts'
import type { Fixture } from './fixture.ts'
import { Judge } from './judge.ts'
import type { World } from './world.ts'

export const roleNames = ['staff', 'owner', 'head', 'approver', 'manager', 'negated', 'clerk'] as const
export type RoleName = (typeof roleNames)[number]

/** One of the people who try every door; without an id nobody is signed in. */
export interface MatrixPerson {
  readonly name: RoleName
  readonly id: string
  readonly token: string
  entries: readonly string[]
  judge: Judge
}

/** A stranger whom rows name, a department with its head and the owner in it, and everybody else outside of it. */
export const makePeople = async (server: TestServer, fixture: Fixture): Promise<MatrixPerson[]> => {
  const { world } = fixture
  const [user, department] = [world.catalog.entity('user'), world.catalog.entity('department')]
  const other = await fixture.make(department)
  const home = await fixture.make(department)
  const make = (departmentId: unknown) =>
    fixture.make(user, {
      departmentId,
      status: '在职',
      tzDepart: null,
      tzDemobilize: null,
      lockReason: null,
      deputyId: null,
    })
  fixture.stranger = String((await make(other.id)).id)
  const people: MatrixPerson[] = []
  for (const name of roleNames) {
    const id = String((await make(name === 'owner' ? home.id : other.id)).id)
    const { token } = await enter(server, fixture, id, name)
    people.push({ name, id, token, entries: [], judge: new Judge(world, { id, entries: [] }) })
  }
  const head = people.find(({ name }) => name === 'head') as MatrixPerson
  await server.owner.query('update store.department set leader_id = $2 where id = $1', [home.id, head.id])
  await joinStaff(server, fixture, people[0] as MatrixPerson)
  await world.read()
  return people
}

const enter = async ({ parts }: TestServer, fixture: Fixture, userId: string, name: string) => {
  const admin = fixture.world.catalog.entity('admin')
  await fixture.make(admin, { name: `matrix-${name}`, userId, mustChange: false, isEnable: true, tzLock: null })
  const origin = { address: '127.0.0.1', userAgent: 'matrix' }
  const { jwtToken } = await openSession(parts.auth, fixture.sql, {
    userId,
    name: `matrix-${name}`,
    way: '密码',
    ...origin,
  })
  return { token: jwtToken }
}

/** The role that every employee has, as it is made at the first start. */
const joinStaff = async ({ owner }: TestServer, fixture: Fixture, staff: MatrixPerson): Promise<void> => {
  const { rows } = await owner.query<{ id: string }>(`select id from store.role where name = '员工'`)
  await fixture.make(fixture.world.catalog.entity('userRole'), {
    userId: staff.id,
    roleId: rows[0]?.id,
    tzStart: null,
    tzEnd: null,
  })
}

/** What each person holds while the entity is tried: nothing, export alone, exactly its manage code, all but that. */
export const giveCodes = async (
  { owner }: TestServer,
  world: World,
  people: readonly MatrixPerson[],
  entity: Entity,
) => {
  const manage = manageCodes(entity)
  const [first] = manage.length ? manage : codesOf(entity)
  const others = codesOf(entity).filter((code) => code !== first)
  const held: Readonly<Record<RoleName, readonly string[]>> = {
    staff: [],
    owner: [...others, ...(manage.length ? [] : [first ?? ''])].filter(
      (code) => code.endsWith(':apply') || code.endsWith(':create'),
    ),
    head: ['data:export'],
    approver: [],
    manager: first ? [first] : [],
    negated: ['*', ...(manage.length ? manage : codesOf(entity)).map((code) => `!${code}`)],
    clerk: others.filter((code) => !manage.includes(code)),
  }
  for (const person of people) await settle(owner, person, held[person.name])
  await world.readTable(world.catalog.entity('user'))
  for (const person of people) {
    person.entries = entriesOf(world, person.id)
    person.judge = new Judge(world, person)
  }
}

const settle = (owner: TestServer['owner'], { id }: MatrixPerson, codes: readonly string[]): Promise<unknown> =>
  owner.query('update store."user" set operations = $2 where id = $1 and operations <> $2', [id, JSON.stringify(codes)])

/** Own entries and those of the person's roles, from the plain tables. */
const entriesOf = (world: World, id: string): string[] => {
  const roles = world
    .rows('userRole')
    .filter(({ userId }) => userId === id)
    .map(({ roleId }) => roleId)
  const bundles = world.rows('rolePermission').filter(({ roleId }) => roles.includes(roleId))
  return [
    ...((world.row('user', id)?.operations ?? []) as string[]),
    ...world
      .rows('roleOperation')
      .filter(({ roleId }) => roles.includes(roleId))
      .map(({ code }) => String(code)),
    ...bundles.flatMap(({ permissionId }) => (world.row('permission', permissionId)?.operationIds ?? []) as string[]),
  ]
}

/** People who see the rows if the declaration says so, else holders of the code. */
export const exports = ({ entries }: MatrixPerson, { list }: Entity): boolean =>
  list?.exports === 'everybody' || has(entries, 'data:export')
