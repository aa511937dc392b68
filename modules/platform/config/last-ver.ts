import { partsOf } from '@chengban/kernel/version.ts'

/** What the pages are told of the version that is out. */
export interface LastVer {
  readonly version: string
  readonly notes: string
  readonly force: boolean
  readonly tzPublish: string | null
}

/** As the parameter app.lastVer keeps it; what is missing there is filled in. */
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
