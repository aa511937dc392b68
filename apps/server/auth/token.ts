import { clock } from '@chengban/engine/clock.ts'
import { isUuid } from '@chengban/engine/db/uuid.ts'
import { Refusal } from '@chengban/kernel/refusal.ts'
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose'

/** A signing key; two may be valid at once so that one can take over from the other, the first signs. */
export interface TokenKey {
  kid: string
  secret: Uint8Array
}

/** `id` user, `jti` session (login log row), `iat` and `exp` in seconds. */
export interface Claims {
  id: string
  jti: string
  iat: number
  exp: number
}

/** Seconds that must be left of a token for it to be taken. */
export const tokenReserve = 3600

export const sessionLost = (): Refusal => new Refusal('UNAUTHENTICATED', '登录已失效，请重新登录')

export const signToken = ({ id, jti, iat, exp }: Claims, keys: readonly TokenKey[]): Promise<string> => {
  const key = keys[0]
  if (!key) throw new Error('no key to sign tokens with')
  return new SignJWT({ id, jti, iat, exp }).setProtectedHeader({ alg: 'HS256', kid: key.kid }).sign(key.secret)
}

/** The claims of a token that holds now; anything else about it is UNAUTHENTICATED. */
export const verifyToken = async (token: string, keys: readonly TokenKey[]): Promise<Claims> => {
  const { id, jti, iat, exp } = await payloadOf(token, keys)
  if (!isId(id) || !isId(jti) || typeof iat !== 'number' || typeof exp !== 'number') throw sessionLost()
  if (exp * 1000 - clock.now().getTime() < tokenReserve * 1000) throw sessionLost()
  return { id, jti, iat, exp }
}

const most = 5000
const verified = new WeakMap<readonly TokenKey[], Map<string, JWTPayload>>()

/** Caches verified signatures by key; expiry is checked on every call. */
const payloadOf = async (token: string, keys: readonly TokenKey[]): Promise<JWTPayload> => {
  const known = verified.get(keys) ?? new Map<string, JWTPayload>()
  verified.set(keys, known)
  const payload = known.get(token) ?? (await checked(token, keys))
  if (known.size >= most) known.clear()
  known.set(token, payload)
  return payload
}

const checked = async (token: string, keys: readonly TokenKey[]): Promise<JWTPayload> => {
  try {
    const secretOf = (header: { kid?: string }) => {
      const key = keys.find(({ kid }) => kid === header.kid)
      if (!key) throw new errors.JWKSNoMatchingKey()
      return key.secret
    }
    const { payload } = await jwtVerify(token, secretOf, { algorithms: ['HS256'], currentDate: clock.now() })
    return payload
  } catch (error) {
    if (error instanceof errors.JOSEError) throw sessionLost()
    throw error
  }
}

const isId = (value: unknown): value is string => typeof value === 'string' && isUuid(value)
