const remembered = 10_000
const written = new Map<string, number>()

/** Notes that this window wrote a record: the event that follows brings it nothing new. */
export const noteOwnWrite = (id: string, at = Date.now()): void => {
  for (const [each, since] of written) if (at - since > remembered) written.delete(each)
  written.set(id, at)
}

/** When this window wrote the record, if it did within the last ten seconds. */
export const ownWriteAt = (id: string, at = Date.now()): number | undefined => {
  const since = written.get(id)
  return since !== undefined && at - since <= remembered ? since : undefined
}

export const isOwnWrite = (id: string, at = Date.now()): boolean => ownWriteAt(id, at) !== undefined
