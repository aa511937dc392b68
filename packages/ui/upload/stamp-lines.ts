// Decision 148: Pictures are stamped where they are taken

/** The lines of text drawn into a photo: the minute, then the address and the coordinates where they are known. */
export const stampLines = (minute: string, place: unknown): readonly string[] => {
  const { address = '', lng, lat }: { address?: string; lng?: number; lat?: number } = place ?? {}
  const degrees = lng === undefined || lat === undefined ? '' : `${lng}, ${lat}`
  return [minute, ...[address.trim(), degrees].filter(Boolean)]
}
