import { snake } from '@chengban/engine/schema/names.ts'
import type { TestServer } from '../../testing/server.ts'

/** A way to break the product, and the doors that must notice it. */
export interface Break {
  readonly name: string
  readonly entity: string
  readonly doors: readonly string[]
  /** Shows in reading alone. */
  readonly isRead?: boolean
  /** Gives what undoes it. */
  readonly make: (server: TestServer) => Promise<() => Promise<void>>
}

const sql =
  (make: string, undo: string) =>
  async ({ owner }: TestServer) => {
    await owner.query(make)
    return async () => void (await owner.query(undo))
  }

/** What the view would be with the column unmasked, every other part kept. */
const unmasked =
  (entity: string, column: string) =>
  async ({ owner }: TestServer) => {
    const name = `public.${snake(entity)}`
    const { rows } = await owner.query<{ text: string }>('select pg_get_viewdef($1::regclass) as text', [name])
    const whole = rows[0]?.text ?? ''
    const mask = new RegExp(
      `CASE\\s+WHEN (?:(?!\\bCASE\\b)[\\s\\S])*? THEN (t\\.)?${column}\\s+ELSE NULL::([^\\n]+)\\s+END AS ${column}`,
    )
    const open = whole.replace(mask, `${column}::$2 as ${column}`)
    if (open === whole) throw new Error(`${column} of ${entity} is not masked at all`)
    await owner.query(`create or replace view ${name} as ${open}`)
    return async () => void (await owner.query(`create or replace view ${name} as ${whole}`))
  }

/** A declaration that the server reads differently from the one the expectation was made of. */
const ruleOf =
  (entity: string, part: 'write' | 'rows', rule: object) =>
  async ({ parts }: TestServer) => {
    const declared = parts.catalog.entity(entity) as unknown as Record<string, unknown>
    const was = declared[part]
    declared[part] = rule
    return async () => {
      declared[part] = was
    }
  }

export const everybody = { op: { is: 'everybody' } }

export const breaks: readonly Break[] = [
  {
    name: 'a policy that lets everybody read',
    entity: 'client',
    doors: ['detail', 'comments', 'moves', 'update'],
    make: async (server) => {
      const { rows } = await server.owner.query<{ rule: string }>(
        `select pg_get_expr(polqual, polrelid) as rule from pg_policy where polrelid = 'store.client'::regclass and polname = 'reads'`,
      )
      return sql(
        'alter policy reads on store.client using (true)',
        `alter policy reads on store.client using (${rows[0]?.rule})`,
      )(server)
    },
  },
  {
    name: 'a table without row-level security',
    entity: 'contract',
    isRead: true,
    doors: ['detail', 'comments', 'files'],
    make: sql(
      'alter table store.contract disable row level security',
      'alter table store.contract enable row level security',
    ),
  },
  {
    name: 'a policy that lets nobody read',
    entity: 'dict',
    isRead: true,
    doors: ['list', 'count', 'options', 'keyword', 'detail', 'gql list'],
    make: sql('alter policy reads on store.dict using (false)', 'alter policy reads on store.dict using (true)'),
  },
  {
    name: 'a secret column unmasked',
    entity: 'contract',
    isRead: true,
    doors: ['columns', 'list columns', 'gql columns'],
    make: unmasked('contract', 'money'),
  },
  {
    name: 'a closed column unmasked',
    entity: 'role',
    isRead: true,
    doors: ['columns', 'gql columns'],
    make: unmasked('role', 'is_system'),
  },
  {
    name: 'a change rule that lets everybody in',
    entity: 'client',
    doors: ['update', 'bulk', 'gqlUpdate', 'can'],
    make: ruleOf('client', 'write', { create: everybody, update: everybody, remove: everybody }),
  },
]
