import type { Finding } from './finding.ts'

/** What the crawl finds and nobody has mended yet, each with its reason. It may only become shorter. */
export const known: Readonly<Record<Finding, string>> = {}
