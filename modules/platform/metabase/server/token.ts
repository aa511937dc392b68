import { createHmac } from 'node:crypto'

/** A JWT (HS256) of these claims, as embedded boards are signed. */
export const embedToken = (claims: Readonly<Record<string, unknown>>, secret: string): string => {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}
