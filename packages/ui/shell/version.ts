import { isHigher } from '@chengban/kernel/version.ts'

/** As the server tells it. */
export interface Published {
  readonly version: string
  readonly force: boolean
  readonly notes?: string
  readonly tzPublish?: string | null
}

export interface Outcome {
  /** The version of the loaded pages: the one published when they were opened. */
  readonly first: string | undefined
  /** The last version that people were notified about. */
  readonly told: string | undefined
  readonly mustReload: boolean
}

/** What follows from the version that is out now. */
export const seen = (before: Outcome, { version, force }: Published): Outcome => {
  if (before.first === undefined) return { ...before, first: version }
  if (!isHigher(version, before.told ?? before.first)) return before
  return { ...before, told: version, mustReload: before.mustReload || force }
}
