const place = (key: string): string => `cb.${key}`

/** What was typed or watched on this device, to go on with; undefined where nothing is kept, or nothing can be. */
export const readKept = <T>(key: string): T | undefined => {
  try {
    const text = localStorage.getItem(place(key))
    return text === null ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}

/** undefined forgets it. A device that keeps nothing is no reason to stop. */
export const keep = (key: string, value: unknown): void => {
  try {
    if (value === undefined) localStorage.removeItem(place(key))
    else localStorage.setItem(place(key), JSON.stringify(value))
  } catch {
    // private windows keep nothing
  }
}
