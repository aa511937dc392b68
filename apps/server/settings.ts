import { join } from 'node:path'
import process from 'node:process'
import { type DingEndpoints, type DingSettings, dingEndpoints } from '@chengban/engine/ding/settings.ts'
import type { S3Settings } from '@chengban/engine/files/s3-settings.ts'

/** What the environment says; each with its default. */
export interface Settings {
  readonly host: string
  readonly port: number
  readonly dataDir: string
  /** The bucket for files; without it they are stored under `dataDir`. */
  readonly s3?: S3Settings | undefined
  /** Owner's url of an external database, for direct sessions; without it PostgreSQL is embedded. */
  readonly databaseUrl: string | undefined
  /** The pooler before it that requests go through. */
  readonly poolerUrl?: string | undefined
  /** Secret of the session tokens; without it one is made and kept in the database. */
  readonly jwtSecret: string | undefined
  /** The one before it, while its tokens still hold. */
  readonly jwtSecretBefore: string | undefined
  /** Key of sealed values; without it one is made and stored in the database. */
  readonly dataKey: string | undefined
  /** The one before it, until the next start has sealed everything anew. */
  readonly dataKeyBefore: string | undefined
  readonly adminPassword: string | undefined
  /** DingTalk as the environment gives it; without it administrators set it. */
  readonly ding: { readonly environment: DingSettings | undefined; readonly endpoints: DingEndpoints }
  readonly demo: boolean
  readonly testHooks: boolean
  /** The folder of backups, and how many scheduled ones are kept; 0 turns the schedule off. */
  readonly backup: { readonly folder: string; readonly keep: number }
  /** What a monitor shows to read the figures; without it they are not given out. */
  readonly metricsToken: string | undefined
  readonly logLevel: LogLevel
}

const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof logLevels)[number]

export const readSettings = (env: NodeJS.ProcessEnv = process.env): Settings => {
  const testHooks = env.TEST_HOOKS === '1'
  if (testHooks && env.NODE_ENV === 'production')
    throw new Error('TEST_HOOKS=1 不能用于生产环境 / TEST_HOOKS=1 is refused in production')
  const dataDir = env.DATA_DIR || './data'
  return {
    host: env.HOST || '127.0.0.1',
    port: port(env.PORT),
    dataDir,
    s3: s3Settings(env),
    ...databaseUrls(env),
    jwtSecret: env.JWT_SECRET || undefined,
    jwtSecretBefore: env.JWT_SECRET_BEFORE || undefined,
    dataKey: dataKey(env, 'DATA_KEY'),
    dataKeyBefore: dataKey(env, 'DATA_KEY_BEFORE'),
    adminPassword: env.ADMIN_PASSWORD || undefined,
    ding: { environment: dingSettings(env), endpoints: dingAt(env.DING_URL) },
    demo: env.DEMO === '1',
    testHooks,
    backup: { folder: env.BACKUP_DIR || join(dataDir, 'backups'), keep: kept(env.BACKUP_KEEP) },
    metricsToken: metricsToken(env.METRICS_TOKEN),
    logLevel: logLevel(env.LOG_LEVEL),
  }
}

const port = (said: string | undefined): number => {
  if (!said) return 3000
  if (!/^\d{1,5}$/.test(said) || Number(said) > 65_535) throw new Error('PORT 应为 0 到 65535 的整数 / PORT is no port')
  return Number(said)
}

/** Where both are set, the one that says it is direct is the database, and the other a pooler before it. */
const databaseUrls = (env: NodeJS.ProcessEnv): Pick<Settings, 'databaseUrl' | 'poolerUrl'> => {
  const [url, direct] = [databaseUrl(env, 'DATABASE_URL'), databaseUrl(env, 'DATABASE_DIRECT_URL')]
  return direct && url && url !== direct ? { databaseUrl: direct, poolerUrl: url } : { databaseUrl: direct ?? url }
}

const databaseUrl = (env: NodeJS.ProcessEnv, name: string): string | undefined => {
  const said = env[name]
  if (said && !(URL.canParse(said) && /^postgres(ql)?:$/.test(new URL(said).protocol)))
    throw new Error(`${name} 应为 postgres://用户:密码@主机:端口/数据库 / ${name} is no address of PostgreSQL`)
  return said || undefined
}

const kept = (said: string | undefined): number => {
  if (!said) return 7
  if (!/^\d{1,4}$/.test(said))
    throw new Error('BACKUP_KEEP 应为保留的份数，0 表示不自动备份 / BACKUP_KEEP is no number')
  return Number(said)
}

const dataKey = (env: NodeJS.ProcessEnv, name: 'DATA_KEY' | 'DATA_KEY_BEFORE'): string | undefined => {
  const said = env[name]
  if (said && said.length < 32) throw new Error(`${name} 至少32个字符 / ${name} is too short`)
  return said || undefined
}

const metricsToken = (said: string | undefined): string | undefined => {
  if (said && said.length < 16) throw new Error('METRICS_TOKEN 至少16个字符 / METRICS_TOKEN is too short')
  return said || undefined
}

const logLevel = (said: string | undefined): LogLevel => {
  const level = logLevels.find((one) => one === (said || 'warn'))
  if (!level) throw new Error(`LOG_LEVEL 应为 ${logLevels.join('、')} 之一 / LOG_LEVEL is none of these`)
  return level
}

/** All settings of a bucket or none: a missing key is reported at the start, not at the first upload. */
const s3Settings = (env: NodeJS.ProcessEnv): S3Settings | undefined => {
  if (!env.S3_ENDPOINT) return undefined
  const demand = demandBeside(env, 'S3_ENDPOINT')
  return {
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION || 'us-east-1',
    bucket: demand('S3_BUCKET'),
    accessKey: demand('S3_ACCESS_KEY'),
    secretKey: demand('S3_SECRET_KEY'),
  }
}

const dingSettings = (env: NodeJS.ProcessEnv): DingSettings | undefined => {
  if (!env.DING_APP_KEY) return undefined
  const demand = demandBeside(env, 'DING_APP_KEY')
  return {
    appKey: env.DING_APP_KEY,
    appSecret: demand('DING_APP_SECRET'),
    agentId: demand('DING_AGENT_ID'),
    corpId: env.DING_CORP_ID || '',
  }
}

/** One address that replaces DingTalk's, for a proxy in between. */
const dingAt = (url: string | undefined): DingEndpoints => (url ? { api: url, open: url, login: url } : dingEndpoints)

const demandBeside =
  (env: NodeJS.ProcessEnv, first: string) =>
  (name: string): string => {
    const value = env[name]
    if (!value) throw new Error(`设置了 ${first}，缺少 ${name} / ${first} is set, ${name} is missing`)
    return value
  }
