import { expect, it } from 'vitest'
import { readSettings } from './settings.ts'
import { startFailure } from './start-failure.ts'

const failed = (more: object, message = 'x'): Error => Object.assign(new Error(message), more)
const settings = { host: '127.0.0.1', port: 3000, dataDir: '/srv/data', databaseUrl: 'postgres://oa@db/oa' }

it.each<[string, Error, string | undefined]>([
  ['a fault of its own', failed({}, 'x is not a function'), undefined],
  ['a file outside the data folder', failed({ code: 'ENOENT', path: '/opt/chengban/api.json' }), undefined],
  ['a statement the database refuses', failed({ code: '42P01' }, 'relation does not exist'), undefined],
  [
    'a sentence that says so itself',
    new Error('/srv/data/postgres 是 PostgreSQL 17 的数据，需要 18'),
    '/srv/data/postgres 是 PostgreSQL 17 的数据，需要 18',
  ],
  [
    'a port that is taken',
    failed({ code: 'EADDRINUSE', syscall: 'listen' }),
    '端口 3000 被其他程序占用：换 PORT 或停止该程序',
  ],
  [
    'a port that is not allowed',
    failed({ code: 'EACCES', syscall: 'listen' }),
    '不能监听 127.0.0.1:3000（EACCES）：检查 HOST 与 PORT',
  ],
  [
    'a database that does not answer',
    failed({ code: 'ECONNREFUSED', syscall: 'connect' }, 'connect ECONNREFUSED 10.0.0.1:5432'),
    '数据库不能访问（connect ECONNREFUSED 10.0.0.1:5432）：检查 DATABASE_URL，以及数据库是否在运行',
  ],
  [
    'a password that is wrong',
    failed({ code: '28P01' }, 'password authentication failed for user "oa"'),
    '数据库不能访问（password authentication failed for user "oa"）：检查 DATABASE_URL，以及数据库是否在运行',
  ],
  [
    'a data folder of somebody else',
    failed({ code: 'EACCES', path: '/srv/data/postgres.password' }),
    '数据目录 /srv/data 不可写（EACCES）：检查 DATA_DIR，以及它属于谁',
  ],
])('%s', (_what, error, said) => expect(startFailure(error, settings)).toBe(said))

it('of an embedded database tells nothing of DATABASE_URL', () =>
  expect(startFailure(failed({ code: 'ECONNREFUSED' }), { ...settings, databaseUrl: undefined })).toBeUndefined())

it.each([
  [{ PORT: 'abc' }, 'PORT 应为 0 到 65535 的整数'],
  [{ PORT: '70000' }, 'PORT 应为 0 到 65535 的整数'],
  [{ DATABASE_URL: 'nonsense' }, 'DATABASE_URL 应为 postgres://用户:密码@主机:端口/数据库'],
  [{ DATABASE_URL: 'mysql://a@b/c' }, 'DATABASE_URL 应为 postgres://用户:密码@主机:端口/数据库'],
])('settings %o are told before anything starts', (env, said) => expect(() => readSettings(env)).toThrow(said))

it('takes the port and the address that are meant', () =>
  expect(readSettings({ PORT: '0', DATABASE_URL: 'postgresql://a:b@c/d?sslmode=verify-full' })).toMatchObject({
    port: 0,
    databaseUrl: 'postgresql://a:b@c/d?sslmode=verify-full',
  }))

it('of two addresses the direct one is the database, the other a pooler before it', () => {
  const [direct, pooler] = ['postgres://oa:x@db/oa', 'postgres://oa:x@db:6432/oa']
  const read = (env: Record<string, string>) => {
    const { databaseUrl, poolerUrl } = readSettings(env)
    return [databaseUrl, poolerUrl]
  }
  expect(read({ DATABASE_URL: pooler, DATABASE_DIRECT_URL: direct })).toEqual([direct, pooler])
  expect(read({ DATABASE_URL: direct })).toEqual([direct, undefined])
  expect(read({ DATABASE_DIRECT_URL: direct })).toEqual([direct, undefined])
  expect(() => readSettings({ DATABASE_DIRECT_URL: 'db:5432' })).toThrow('DATABASE_DIRECT_URL 应为')
})
