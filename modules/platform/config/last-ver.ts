import { partsOf } from '@chengban/kernel/version.ts'

/** The published version, as the pages receive it. */
export interface LastVer {
  readonly version: string
  readonly notes: string
  readonly force: boolean
  readonly tzPublish: string | null
}

/** Parses the parameter app.lastVer and fills in missing parts with defaults. */
export const readLastVer = (text: string): LastVer => {
  const { version, notes, force, tzPublish } = parsed(text)
  return {
    version: typeof version === 'string' && partsOf(version) ? version : '1.0.0',
    notes: typeof notes === 'string' ? notes : '',
    force: force === true,
    tzPublish: typeof tzPublish === 'string' ? tzPublish : null,
  }
}

const parsed = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
