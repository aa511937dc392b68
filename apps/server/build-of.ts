import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

const firstPage = new URL('../web/dist/index.html', import.meta.url)

/** Which pages this server gives out: their first page names all others by what is in them. Empty where there are none. */
export const buildOf = async (): Promise<string> => {
  const page = await readFile(firstPage).catch(() => undefined)
  return page ? createHash('sha256').update(page).digest('hex').slice(0, 12) : ''
}
