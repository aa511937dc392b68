import { readFileSync } from 'node:fs'

/** Of the product, as its package says. */
export const productVersion = (): string =>
  (JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }).version
