import process from 'node:process'
import type { S3Settings } from '@chengban/engine/files/s3-settings.ts'

/** What the environment says; each with its default. */
export interface Settings {
  readonly host: string
  readonly port: number
  readonly dataDir: string
  /** The bucket files are kept in; without it they stand under `dataDir`. */
  readonly s3?: S3Settings | undefined
  /** Owner of an outside database; without it PostgreSQL is embedded. */
  readonly databaseUrl: string | undefined
  /** Secret of the session tokens; without it one is made and kept in the database. */
  readonly jwtSecret: string | undefined
  readonly adminPassword: string | undefined
  readonly demo: boolean
  readonly testHooks: boolean
}

export const readSettings = (env: NodeJS.ProcessEnv = process.env): Settings => {
  const testHooks = env.TEST_HOOKS === '1'
  if (testHooks && env.NODE_ENV === 'production')
    throw new Error('TEST_HOOKS=1 不能用于生产环境 / TEST_HOOKS=1 is refused in production')
  return {
    host: env.HOST || '127.0.0.1',
    port: env.PORT ? Number(env.PORT) : 3000,
    dataDir: env.DATA_DIR || './data',
    s3: s3Settings(env),
    databaseUrl: env.DATABASE_URL || undefined,
    jwtSecret: env.JWT_SECRET || undefined,
    adminPassword: env.ADMIN_PASSWORD || undefined,
    demo: env.DEMO === '1',
    testHooks,
  }
}

/** All of a bucket or none of it: a key that was forgotten is told at the start, not at the first upload. */
const s3Settings = (env: NodeJS.ProcessEnv): S3Settings | undefined => {
  if (!env.S3_ENDPOINT) return undefined
  const demand = (name: string): string => {
    const value = env[name]
    if (!value) throw new Error(`设置了 S3_ENDPOINT，缺少 ${name} / S3_ENDPOINT is set, ${name} is missing`)
    return value
  }
  return {
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION || 'us-east-1',
    bucket: demand('S3_BUCKET'),
    accessKey: demand('S3_ACCESS_KEY'),
    secretKey: demand('S3_SECRET_KEY'),
  }
}
