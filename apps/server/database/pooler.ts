import { thrownMessage } from '@chengban/kernel/thrown.ts'
import pg from 'pg'

type Ask = (text: string) => Promise<readonly { readonly role: string }[]>

/** Returns the fault of the pooler, asked through it as the login role; undefined without one. */
export const poolerTrouble = async (ask: Ask, url: string): Promise<string | undefined> => {
  const { username, host } = new URL(url)
  try {
    const [found] = await ask('select current_user::text as role')
    if (found?.role === 'chengban_reader') return undefined
    return `连接池 ${host} 里的会话以 ${found?.role} 开始：重启连接池，让它重新打开到数据库的连接`
  } catch (error) {
    return `连接池 ${host} 不让 ${username} 登录（${thrownMessage(error)}）：连接池要用 auth_query 认识数据库的账号`
  }
}

/** The same without an open pool. */
export const lookThroughPooler = async (url: string): Promise<string | undefined> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    return await poolerTrouble(async (text) => {
      await client.connect()
      return (await client.query<{ role: string }>(text)).rows
    }, url)
  } finally {
    await client.end().catch(() => undefined)
  }
}
