import pg from 'pg'
import { changeTokenKey } from '../auth/token-keys.ts'
import { readSettings } from '../settings.ts'
import { openStanding } from './place.ts'
import { command, tell } from './tell.ts'

/** `node scripts/run.mjs key`: a new key for the tokens of sessions; those of the former one hold until they end. */
await command(async () => {
  const settings = readSettings()
  if (settings.jwtSecret) throw new Error('密钥由 JWT_SECRET 给定：请改用新值，旧值放入 JWT_SECRET_BEFORE')
  const place = await openStanding(settings)
  const owner = new pg.Client({ connectionString: place.url })
  try {
    await owner.connect()
    await changeTokenKey({ query: async (text, params = []) => (await owner.query(text, [...params])).rows })
    tell('已换上新密钥，重启服务后生效。旧密钥签发的登录照常有效；再换一次后失效。')
  } finally {
    await owner.end()
    await place.close()
  }
})
