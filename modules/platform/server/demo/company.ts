import type { Sql } from '@chengban/engine/db/sql.ts'
import { into } from '../seed/rows.ts'
import { dayAgo, momentAgo } from './days.ts'
import { demoId } from './ids.ts'
import { type DemoPerson, departments, people } from './people.ts'

/** Ids of all people by account. */
export const personIds = async (tx: Sql): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx.query<{ name: string; userId: string }>('select name, user_id as "userId" from store.admin')
  return new Map(rows.map(({ name, userId }) => [name, userId]))
}

/** Departments and people of the demonstration company, all with one password. */
export const addCompany = async (tx: Sql, passwordHash: string): Promise<void> => {
  const roles = new Map(
    (await tx.query<{ id: string; name: string }>('select id, name from store.role')).map((row) => [row.name, row]),
  )
  const known = await personIds(tx)
  const idOf = (account: string): string => known.get(account) ?? demoId('user', account)
  const added = people.filter(({ account }) => !known.has(account))
  await addDepartments(tx)
  await moveAdministrator(tx)
  await into(tx, 'user').insert(added.map((person) => userOf(person, idOf, roles)))
  await into(tx, 'admin').insert(
    added.map((person) => ({
      id: demoId('admin', person.account),
      name: person.account,
      userId: idOf(person.account),
      parentId: null,
      roleId: mainRole(person, roles)?.id ?? null,
      passwordHash,
      mustChange: false,
      tzPassword: momentAgo(60),
      isEnable: person.state !== '离职',
    })),
  )
  await into(tx, 'userRole').insert(added.flatMap((person) => rolesOf(person, idOf, roles)))
  await appointHeads(tx, idOf)
}

type Roles = ReadonlyMap<string, { id: string }>

const addDepartments = async (tx: Sql): Promise<void> => {
  const [root] = await tx.query<{ id: string }>(
    'select id from store.department where parent_id is null order by sort limit 1',
  )
  await into(tx, 'department').insert(
    departments.map((name, index) => ({
      id: demoId('department', name),
      name,
      code: `D${String(index + 1).padStart(2, '0')}`,
      parentId: root?.id ?? null,
      sort: (index + 1) * 10,
    })),
  )
}

/** The administrator of the first start is one of the company. */
const moveAdministrator = async (tx: Sql): Promise<void> => {
  await tx.query(
    `update store."user" set job_number = $2, department_id = $3, mobile = $4, tz_probation = $5, tz_regular = $6, salary = 12000,
       bank_name = $7, bank_account = $8
     where id = (select user_id from store.admin where name = $1)`,
    [
      'admin',
      jobNumber('admin'),
      demoId('department', '人事行政部'),
      mobile('admin'),
      dayAgo(1500),
      dayAgo(1410),
      bankName,
      bankAccount('admin'),
    ],
  )
}

const place = (account: string): number => people.findIndex((person) => person.account === account) + 1
const jobNumber = (account: string): string => String(place(account)).padStart(4, '0')
const bankName = '招商银行'
const bankAccount = (account: string): string => `62220000000000${String(place(account)).padStart(4, '0')}`
const mobile = (account: string): string => `138000000${String(place(account)).padStart(2, '0')}`

const mainRole = ({ roles, state }: DemoPerson, all: Roles): { id: string } | undefined =>
  state === '待激活' ? undefined : all.get(roles[0] ?? '')

const rolesOf = (person: DemoPerson, idOf: (account: string) => string, all: Roles) => {
  if (person.state === '待激活') return []
  const main = mainRole(person, all)
  return [...person.roles, '员工'].flatMap((name) => {
    const held = all.get(name)
    return held
      ? [
          {
            id: demoId('userRole', `${person.account} ${name}`),
            userId: idOf(person.account),
            roleId: held.id,
            isMain: held === main,
          },
        ]
      : []
  })
}

const userOf = (person: DemoPerson, idOf: (account: string) => string, all: Roles) => {
  const {
    account,
    name,
    position,
    salary,
    company = 'A',
    operations = [],
    own = true,
    probation,
    state = '在职',
  } = person
  const days = state === '待激活' ? null : probation ? 45 : 2600 - place(account) * 45
  const isFormal = days !== null && !probation
  return {
    id: idOf(account),
    name,
    jobNumber: jobNumber(account),
    mobile: mobile(account),
    email: `${account}@example.com`,
    gender: place(account) % 3 ? '男' : '女',
    company,
    departmentId: demoId('department', person.department),
    position,
    salary,
    roleId: mainRole(person, all)?.id ?? null,
    presetRoleId: state === '待激活' ? (all.get('销售')?.id ?? null) : null,
    operations,
    status: state,
    own,
    isFormal,
    entryLearn: isFormal,
    sort: place(account) * 10,
    bankName,
    bankAccount: bankAccount(account),
    tzProbation: days === null ? dayAgo(-7) : dayAgo(days),
    tzRegular: isFormal ? dayAgo(days - 90) : null,
    tzDemobilize: state === '离职' ? dayAgo(40) : null,
    tzDepart: state === '离职' ? dayAgo(35) : null,
    tzCreate: momentAgo(days ?? 3),
    tzUpdate: momentAgo(Math.min(days ?? 3, 30)),
    creatorId: null,
  }
}

/** Heads lead their department; everybody answers to their head, heads to the general manager. */
const appointHeads = async (tx: Sql, idOf: (account: string) => string): Promise<void> => {
  for (const { account, department: led } of people.filter(({ head }) => head)) {
    await tx.query('update store.department set leader_id = $1 where id = $2', [
      idOf(account),
      demoId('department', led),
    ])
    await tx.query('update store."user" set superior_id = $1 where department_id = $2 and id <> $1', [
      idOf(account),
      demoId('department', led),
    ])
    await tx.query('update store."user" set superior_id = $1 where id = $2 and id <> $1', [idOf('gm'), idOf(account)])
  }
  await tx.query('update store.department set leader_id = $1 where parent_id is null', [idOf('gm')])
}
