import { randomInt } from 'node:crypto'
import type { Writer } from '@chengban/engine/row/scene.ts'

// without what looks alike: 0 O, 1 l I
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

/** Has capitals, small letters and digits. */
export const newPassword = (length: number): string => {
  const password = Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
  return [/[A-Z]/, /[a-z]/, /\d/].every((one) => one.test(password)) ? password : newPassword(length)
}

const placeOf = (id: string) => ({ of: 'productDownload', field: 'sealedPassword', id })

/** Returns the hash used to check the password, and the sealed password kept until the applicant has fetched it. */
export const kept = async ({ services }: Writer, id: string, password: string) => ({
  passwordHash: await services.hashPassword(password),
  sealedPassword: services.vault.seal(placeOf(id), password),
})

export const opened = ({ services }: Writer, id: string, sealed: string): string | undefined =>
  services.vault.open(placeOf(id), sealed)
