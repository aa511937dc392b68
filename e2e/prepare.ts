import { clearAbandoned } from '../apps/server/testing/memory.ts'
import { buildPages } from '../scripts/pages.ts'

/** Before all browser tests: pages as the sources say, nothing left of runs that were killed. */
export default async function prepare(): Promise<void> {
  await clearAbandoned()
  await buildPages()
}
