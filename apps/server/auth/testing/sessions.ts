import type { Identity } from '../context.ts'
import { asPerson } from '../person.ts'
import { signIn } from '../sign-in.ts'
import { verifyToken } from '../token.ts'
import type { Office } from './office.ts'

/** The answer to every request without a valid session. */
export const lost = { code: 'UNAUTHENTICATED', message: '登录已失效，请重新登录' }

/** What tests ask of the sessions of an office, once it is open. */
export const sessionsOf = (office: () => Office) => ({
  works: (identity: Identity) => asPerson(office().context, identity, { allowInitial: false }, async () => true),

  identityOf: async (jwtToken: string): Promise<Identity> => {
    const { id, jti } = await verifyToken(jwtToken, office().context.keys())
    return { userId: id, sessionId: jti }
  },

  /** The session as it is stored. */
  row: async (sessionId: string) => {
    const [found] = await office().owner.query<{ way: string; reason: string | null; gone: boolean }>(
      `select way, revoke_reason as reason, coalesce(tz_revoke <= now(), false) as gone
       from store.login_log where id = $1`,
      [sessionId],
    )
    return found
  },

  /** Five wrong passwords. */
  lock: async (name: string): Promise<void> => {
    const asked = { name, password: 'wrong', userAgent: null, address: name }
    for (let i = 0; i < 5; i++) await signIn(office().context, asked).catch(() => undefined)
  },
})
