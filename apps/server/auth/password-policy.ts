import { randomInt } from 'node:crypto'
import { verifyPassword } from './password.ts'

const length = '密码须为8至64位，且包含大写、小写、数字、符号中的三种'
const kinds = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{Lu}\p{Ll}\p{Nd}]/u]

/**
 * Returns why a new password is refused, as the sentence for the person, or null. `lastHashes` are those of the last 3
 * passwords, the present one included; each of them costs one argon2 run.
 */
export const refusedPassword = async (
  name: string,
  password: string,
  lastHashes: readonly string[],
): Promise<string | null> => {
  const characters = [...password].length
  if (characters < 8 || characters > 64) return length
  if (kinds.filter((kind) => kind.test(password)).length < 3) return length
  if (password.toLowerCase().includes(name.trim().toLowerCase())) return '密码不能包含用户名'
  const used = await Promise.all(lastHashes.slice(0, 3).map((hash) => verifyPassword(password, hash)))
  return used.includes(true) ? '不能使用最近3次用过的密码' : null
}

const alphabet = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', '23456789']
const every = alphabet.join('')

/** 12 letters and digits that cannot be mistaken for another (no 0 O 1 l I), with all three kinds, without the name. */
export const randomPassword = (name: string): string => {
  for (;;) {
    const password = Array.from({ length: 12 }, () => every[randomInt(every.length)]).join('')
    const mixed = alphabet.every((kind) => [...password].some((character) => kind.includes(character)))
    if (mixed && !password.toLowerCase().includes(name.trim().toLowerCase())) return password
  }
}
