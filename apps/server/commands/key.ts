import { keysInUse } from '@chengban/engine/seal/reseal.ts'
import pg from 'pg'
import { changeTokenKey } from '../auth/token-keys.ts'
import { entities } from '../compose.ts'
import { changeDataKey } from '../database/data-keys.ts'
import { readSettings } from '../settings.ts'
import { openStanding } from './place.ts'
import { command, tell } from './tell.ts'

/**
 * `node scripts/run.mjs key`: makes a new key for session tokens (sessions under the former one last until they end)
 * and a new key for sealed values, which the next start seals anew. A key from a setting has to be changed in that
 * setting.
 */
await command(async () => {
  const settings = readSettings()
  const { jwtSecret, dataKey } = settings
  if (jwtSecret && dataKey)
    throw new Error('密钥由 JWT_SECRET 与 DATA_KEY 给定：请改用新值，旧值放入 JWT_SECRET_BEFORE 与 DATA_KEY_BEFORE')
  const place = await openStanding(settings)
  const owner = new pg.Client({ connectionString: place.url })
  try {
    await owner.connect()
    const sql = {
      query: async <R>(text: string, params: readonly unknown[] = []) =>
        (await owner.query(text, [...params])).rows as R[],
    }
    if (jwtSecret) tell('登录密钥由 JWT_SECRET 给定，未换：请改用新值，旧值放入 JWT_SECRET_BEFORE。')
    else {
      await changeTokenKey(sql)
      tell('已换上新的登录密钥，重启服务后生效。旧密钥签发的登录照常有效；再换一次后失效。')
    }
    if (dataKey) tell('数据密钥由 DATA_KEY 给定，未换：请改用新值，旧值放入 DATA_KEY_BEFORE。')
    else {
      await changeDataKey(sql, await keysInUse(sql, entities))
      tell('已换上新的数据密钥，重启服务时以它重新加密。多个进程时全部重启。')
    }
  } finally {
    await owner.end()
    await place.close()
  }
})
