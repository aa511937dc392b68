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

/** Whether one version is higher than another, part by part: 1.10.0 after 1.9.9. */
export const isHigher = (version: string, than: string): boolean => {
  const [ours, theirs] = [partsOf(version) ?? [], partsOf(than) ?? []]
  const at = ours.findIndex((part, index) => part !== theirs[index])
  return at >= 0 && (ours[at] ?? 0) > (theirs[at] ?? 0)
}

/** The three numbers of `n.n.n`. */
export const partsOf = (version: string): readonly number[] | undefined =>
  /^\d{1,6}\.\d{1,6}\.\d{1,6}$/.test(version) ? version.split('.').map(Number) : undefined

const parsed = (text: string): Readonly<Record<string, unknown>> => {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
