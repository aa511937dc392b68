import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'

const firstPage = new URL('../web/dist/index.html', import.meta.url)
const facts = new URL('../web/dist/build.json', import.meta.url)

/**
 * Returns a hash of the pages this server delivers, taken from their first page, which names all others by hash. Empty
 * without pages.
 */
export const buildOf = async (): Promise<string> => {
  const page = await readFile(firstPage).catch(() => undefined)
  return page ? createHash('sha256').update(page).digest('hex').slice(0, 12) : ''
}

export interface BuildFacts {
  /** Empty where the pages were built outside of a repository. */
  readonly commit: string
  readonly tzBuild: string | null
}

/** Of which commit the pages are, and since when. */
export const buildFactsOf = async (): Promise<BuildFacts> => {
  const text = await readFile(facts, 'utf8').catch(() => '{}')
  return { commit: '', tzBuild: null, ...(JSON.parse(text) as Partial<BuildFacts>) }
}
