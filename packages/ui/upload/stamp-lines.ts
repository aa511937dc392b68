// Decision 212: Pictures are stamped where they are taken

/** What is written into a picture: the minute, and where it was taken as far as that is known. */
export const stampLines = (minute: string, place: unknown): readonly string[] => {
  const { address = '', lng, lat } = (place ?? {}) as { address?: string; lng?: number; lat?: number }
  const degrees = lng === undefined || lat === undefined ? '' : `${lng}, ${lat}`
  return [minute, ...[address.trim(), degrees].filter(Boolean)]
}
