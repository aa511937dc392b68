import type { Sql } from '@chengban/engine/db/sql.ts'
import { type Colleague, type Company, type CompanyAnswer, openCompany } from '@chengban/server/live/testing/company.ts'

/** One task as it is stored. */
export interface Stored {
  readonly name: string
  readonly level: number
  readonly kind: string
  readonly status: string
  readonly reason: string | null
}

/** A company whose flows a test sets, with people it names. */
export interface Flow {
  readonly company: Company
  readonly people: Record<string, Colleague>
  /** A person with these operations, signed in. */
  enter(name: string, operations?: readonly string[]): Promise<Colleague>
  /** How contracts are approved from now on. */
  set(config: object): Promise<unknown>
  /** A contract of s1, handed in; `values` are columns. */
  submitted(name: string, values?: Readonly<Record<string, unknown>>): Promise<string>
  draft(name: string, values?: Readonly<Record<string, unknown>>): Promise<string>
  /** An act on the contract in somebody's name, with its present version unless the body names another. */
  act(who: string, name: string, id: string, body?: object): Promise<CompanyAnswer>
  get(who: string, id: string): Promise<CompanyAnswer>
  version(id: string): Promise<number>
  tasks(id: string): Promise<Stored[]>
  close(): Promise<void>
}

export const openFlow = async (): Promise<Flow> => {
  const company = await openCompany()
  const { owner } = company.office
  const people: Record<string, Colleague> = { ...company.people }
  const who = (name: string): Colleague => people[name] as Colleague
  const version = (id: string): Promise<number> => versionOf(owner, id)
  const act: Flow['act'] = async (name, move, id, body = {}) =>
    company.call(who(name), 'POST', `/contract/action/${move}`, { id, version: await version(id), ...body })
  const draft: Flow['draft'] = async (name, values = {}) => {
    const id = await company.contract(name)
    for (const [column, value] of Object.entries(values))
      await owner.query(`update store.contract set ${column} = $2 where id = $1`, [id, value])
    return id
  }
  return {
    company,
    people,
    enter: async (name, operations = []) => {
      await company.office.person(name, { operations: [...operations] })
      people[name] = await company.office.enter(name)
      return who(name)
    },
    set: (config) =>
      owner.query(
        `insert into store.config (id, key, value, type) values ('flow.contract', 'flow.contract', $1, 'JSON')
         on conflict (id) do update set value = excluded.value`,
        [JSON.stringify(config)],
      ),
    draft,
    submitted: async (name, values) => {
      const id = await draft(name, values)
      const { status, message } = await act('s1', 'submit', id)
      if (status !== 200) throw new Error(message)
      return id
    },
    act,
    get: (name, id) => company.call(who(name), 'GET', `/contract/${id}`),
    version,
    tasks: (id) =>
      owner.query<Stored>(
        `select u.name, t.audit_level as level, t.kind, t.status, t.reason from store.audit_task t
         join store."user" u on u.id = t.user_id where t.relevance_id = $1 order by t.tz_create, t.id`,
        [id],
      ),
    close: () => company.close(),
  }
}

const versionOf = async (owner: Sql, id: string): Promise<number> => {
  const [row] = await owner.query<{ version: number }>('select version from store.contract where id = $1', [id])
  return row?.version ?? 0
}
