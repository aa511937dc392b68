import { clearAbandoned } from '../apps/server/testing/memory.ts'
import { buildPages } from '../scripts/pages.ts'
import { offerCompany } from './story/company.ts'

/**
 * Before all browser tests: pages as the sources say, nothing left of runs that were killed, and a company for the
 * stories. Gives what ends it.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  await clearAbandoned()
  await buildPages()
  return offerCompany()
}
