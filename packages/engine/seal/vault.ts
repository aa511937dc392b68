import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

// Decision 062: Passwords of other systems are kept in sealed fields

/** A key of 32 bytes, by the name written into the values it has sealed. */
export interface DataKey {
  readonly kid: string
  readonly secret: Buffer
}

/** The place of a value: sealed for one place, it cannot be opened at another. */
export interface SealedAt {
  readonly of: string
  readonly field: string
  readonly id: string
}

const algorithm = 'aes-256-gcm'
const [ivBytes, tagBytes] = [12, 16]
const shape = /^sealed:([\w-]{8}):([\w-]{38,})$/

/** The key that sealed a stored value; undefined for clear text. */
export const keyOf = (stored: string): string | undefined => shape.exec(stored)?.[1]

/** Seals values with the first of its keys and opens them with any: `sealed:{key}:{iv, tag, text}`. */
export class Vault {
  readonly #keys: readonly DataKey[]

  constructor(keys: readonly DataKey[]) {
    this.#keys = keys
  }

  get current(): DataKey {
    const [first] = this.#keys
    if (!first) throw new Error('nothing is sealed without a key')
    return first
  }

  knows(kid: string): boolean {
    return this.#keys.some((key) => key.kid === kid)
  }

  seal(at: SealedAt, clear: string): string {
    const { kid, secret } = this.current
    const iv = randomBytes(ivBytes)
    const cipher = createCipheriv(algorithm, secret, iv).setAAD(placeOf(at))
    const text = Buffer.concat([cipher.update(clear, 'utf8'), cipher.final()])
    return `sealed:${kid}:${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')}`
  }

  /** Undefined where no key of this vault sealed it, or it was sealed for another place, or changed since. */
  open(at: SealedAt, stored: string): string | undefined {
    const [, kid, packed = ''] = shape.exec(stored) ?? []
    const key = this.#keys.find((one) => one.kid === kid)
    if (!key) return undefined
    const bytes = Buffer.from(packed, 'base64url')
    // another spelling of the same bytes is another value
    if (bytes.toString('base64url') !== packed) return undefined
    const [iv, tag, text] = [
      bytes.subarray(0, ivBytes),
      bytes.subarray(ivBytes, ivBytes + tagBytes),
      bytes.subarray(ivBytes + tagBytes),
    ]
    try {
      const decipher = createDecipheriv(algorithm, key.secret, iv).setAAD(placeOf(at)).setAuthTag(tag)
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
    } catch {
      return undefined
    }
  }
}

const placeOf = ({ of, field, id }: SealedAt): Buffer => Buffer.from(JSON.stringify([of, field, id]))
