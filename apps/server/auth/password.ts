import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)
/** KiB and passes of a new hash; tests that make many people lower it. */
export const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** argon2id (19 MiB, 2 passes) as a PHC string, `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export const hashPassword = async (plain: string): Promise<string> => {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { message: plain, nonce, ...cost })
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(tag)}`
}

/**
 * Whether the password belongs to the hash. Null (no such account) or a hash that cannot be read takes the same time
 * as any other and is false.
 */
export const verifyPassword = async (plain: string, hash: string | null): Promise<boolean> => {
  const stored = parse(hash)
  const { nonce, tag, ...parameters } = stored ?? nobody
  const given = await derive('argon2id', { message: plain, nonce, tagLength: tag.length, ...parameters })
  return timingSafeEqual(given, tag) && stored !== null
}

const parse = (hash: string | null) => {
  const [, memory, passes, parallelism, salt, digest] = hash?.match(phc) ?? []
  if (!memory || !passes || !parallelism || !salt || !digest) return null
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, 'base64'),
    tag: Buffer.from(digest, 'base64'),
  }
}

const nobody = {
  memory: cost.memory,
  passes: cost.passes,
  parallelism: cost.parallelism,
  nonce: Buffer.alloc(16, 7),
  tag: Buffer.alloc(32),
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
