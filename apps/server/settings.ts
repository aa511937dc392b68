import process from 'node:process'

/** What the environment says; each with its default. */
export interface Settings {
  readonly host: string
  readonly port: number
  readonly dataDir: string
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
    databaseUrl: env.DATABASE_URL || undefined,
    jwtSecret: env.JWT_SECRET || undefined,
    adminPassword: env.ADMIN_PASSWORD || undefined,
    demo: env.DEMO === '1',
    testHooks,
  }
}
