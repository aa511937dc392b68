const remembered = 10_000
const written = new Map<string, number>()

/** Notes that this window wrote a record: the event that follows brings it nothing new. */
export const noteOwnWrite = (id: string, at = Date.now()): void => {
  for (const [each, since] of written) if (at - since > remembered) written.delete(each)
  written.set(id, at)
}

/** Whether this window wrote the record within the last ten seconds. */
export const isOwnWrite = (id: string, at = Date.now()): boolean => at - (written.get(id) ?? -Infinity) <= remembered
