import { thrownMessage } from '@chengban/kernel/thrown.ts'
import type pg from 'pg'
import type { Applied } from '../database/baseline.ts'
import { aboutServer, behind, unfitness } from '../database/fitness.ts'
import { appliedOf, migrations } from '../database/migrations.ts'
import { lookThroughPooler } from '../database/pooler.ts'
import { groupRoles, standingLogin, throughPooler } from '../database/roles.ts'
import { bad, type Finding, good, odd } from './finding.ts'

/** Fitness, safety, clock, rights and state of a database, asked as its owner at this address. */
export const lookAtDatabase = async (owner: pg.Client, url: string): Promise<Finding[]> => [
  await server(owner, url),
  await safety(owner),
  await clocks(owner),
  ...(await rights(owner)),
  ...(await schema(owner)),
]

const server = async (owner: pg.Client, url: string): Promise<Finding> => {
  const why = await unfitness(owner, url)
  if (why) return bad(why)
  const { version } = await aboutServer(owner)
  const late = behind(version)
  return late ? odd(late) : good(`PostgreSQL ${version}`)
}

/** The pooler that requests go through, where one is set and the login role is made. */
export const lookAtPooler = async (owner: pg.Client, url: string, pooler: string | undefined): Promise<Finding[]> => {
  const { rows } = await owner.query<{ is: boolean }>(`select to_regclass('app.secret') is not null as is`)
  const login = pooler && rows[0]?.is ? await standingLogin(owner, url) : undefined
  if (!pooler || !login) return []
  const why = await lookThroughPooler(throughPooler(pooler, login))
  return [why ? bad(why) : good(`连接池 ${new URL(pooler).host} 可以使用`)]
}

const safety = async (owner: pg.Client): Promise<Finding> => {
  const { rows } = await owner.query<{ name: string }>(
    `select name from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off' order by 1`,
  )
  const off = rows.map(({ name }) => name)
  if (off.includes('fsync') || off.includes('full_page_writes'))
    return bad(`数据库的 ${off.join('、')} 已关闭：断电会损坏数据，请打开`)
  return off.length ? odd('synchronous_commit 已关闭：断电会丢失最后的写入') : good('写入在提交时落盘（fsync）')
}

const clocks = async (owner: pg.Client): Promise<Finding> => {
  const before = Date.now()
  const { rows } = await owner.query<{ now: number }>('select extract(epoch from clock_timestamp())::float8 as now')
  const seconds = Math.abs((rows[0]?.now ?? Number.NaN) - (before + Date.now()) / 2000)
  const said = `本机与数据库的时钟相差 ${seconds.toFixed(1)} 秒`
  if (seconds < 2) return good(said)
  return seconds < 60 ? odd(`${said}：检查时间同步`) : bad(`${said}：登录与期限会出错，先校准时间`)
}

const rights = async (owner: pg.Client): Promise<Finding[]> => {
  const { rows } = await owner.query<{ roles: boolean; create: boolean; super: boolean; slow: string[] }>(
    `select r.rolsuper or r.rolcreaterole as roles, has_database_privilege(current_database(), 'create') as create,
       r.rolsuper as super, array(
         select p.oid::regprocedure::text from pg_proc p where not p.proleakproof
           and p.oid in ('pg_catalog.arraycontains(anyarray, anyarray)'::regprocedure, to_regprocedure('app.week(timestamptz)'))
       ) as slow
     from pg_roles r where r.rolname = current_user`,
  )
  const may = rows[0]
  const slow = (may?.slow ?? []).map((name) => `alter function ${name} leakproof`).join('; ')
  return [
    ...(may?.roles ? [] : [bad('数据库账号不能建角色：由超级用户执行 alter role … createrole')]),
    ...(may?.create ? [] : [bad('数据库账号不能在库中建模式：应是该数据库的所有者')]),
    ...(slow === '' || may?.super ? [] : [odd(`搜索会慢：由超级用户执行一次 ${slow}`)]),
  ]
}

const schema = async (owner: pg.Client): Promise<Finding[]> => {
  const { rows } = await owner.query<{ is: boolean }>(`select to_regclass('app.migration') is not null as is`)
  if (!rows[0]?.is) return [odd('数据库还是空的：首次启动建立表与第一个账号，或先执行 npm run restore')]
  return [await migrated(owner), await roles(owner)]
}

const migrated = async (owner: pg.Client): Promise<Finding> => {
  try {
    return standing(await appliedOf(owner))
  } catch (error) {
    return bad(thrownMessage(error))
  }
}

const standing = (found: readonly Applied[]): Finding => {
  const applied = new Map(found.map(({ name, hash }) => [name, hash]))
  const declared = migrations()
  const [changed] = declared.filter(({ name, hash, isDerived }) => !isDerived && (applied.get(name) ?? hash) !== hash)
  if (changed) return bad(`迁移 ${changed.name} 在执行之后被改动：恢复该文件，服务才能启动`)
  const newer = [...applied.keys()].filter((name) => !declared.some((one) => one.name === name))
  if (newer.length) return bad(`数据库来自更新的版本（有 ${newer.join('、')}）：请安装该版本`)
  const due = declared.filter(({ name, hash }) => applied.get(name) !== hash).length
  return due ? odd(`有 ${due} 项结构变更，下次启动时执行；之前请备份`) : good('数据库结构与本版本一致')
}

const roles = async (owner: pg.Client): Promise<Finding> => {
  const { rows } = await owner.query<{ role: string }>(
    `select role from unnest($1::text[]) role where not exists (select from pg_roles where rolname = role)
     union all select s.key from app.secret s where s.key like 'chengban\\_login\\_%'
       and not exists (select from pg_roles where rolname = s.key)`,
    [groupRoles],
  )
  const missing = rows.map(({ role }) => role).join('、')
  return missing ? odd(`缺少数据库角色 ${missing}：下次启动时建立`) : good('数据库角色齐全')
}
