import { createHash } from 'node:crypto'

/** The id of a demonstration row, the same on every machine: a UUID made of the name alone. */
export const demoId = (entity: string, name: string | number): string => {
  const hex = createHash('sha1').update(`chengban demo ${entity} ${name}`).digest('hex')
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`
}
