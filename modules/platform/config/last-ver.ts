import { partsOf } from '@chengban/kernel/version.ts'

/** The published version, as the pages receive it. */
export interface LastVer {
  readonly version: string
  readonly notes: string
  readonly force: boolean
  readonly tzPublish: string | null
}

/** Reads the parameter app.lastVer, as a text or parsed, and fills in missing parts with defaults. */
export const readLastVer = (given: unknown): LastVer => {
  const { version, notes, force, tzPublish } = partsIn(given)
  return {
    version: typeof version === 'string' && partsOf(version) ? version : '1.0.0',
    notes: typeof notes === 'string' ? notes : '',
    force: force === true,
    tzPublish: typeof tzPublish === 'string' ? tzPublish : null,
  }
}

const partsIn = (given: unknown): Readonly<Record<string, unknown>> => {
  try {
    const read: unknown = typeof given === 'string' ? JSON.parse(given) : given
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
