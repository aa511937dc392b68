const remembered = 10_000
const written = new Map<string, number>()

/** Notes that this window wrote a record: the event that follows brings it nothing new. */
export const noteOwnWrite = (id: string, at = Date.now()): void => {
  for (const [each, since] of written) if (at - since > remembered) written.delete(each)
  written.set(id, at)
}

/** Sends a write of these records as one of this window. One that fails is nobody's: the next event is another's. */
export const asOwnWrite = async <Answer>(ids: readonly string[], send: () => Promise<Answer>): Promise<Answer> => {
  for (const id of ids) noteOwnWrite(id)
  try {
    return await send()
  } catch (error) {
    for (const id of ids) written.delete(id)
    throw error
  }
}

/** When this window wrote the record, if it did within the last ten seconds. */
export const ownWriteAt = (id: string, at = Date.now()): number | undefined => {
  const since = written.get(id)
  return since !== undefined && at - since <= remembered ? since : undefined
}

export const isOwnWrite = (id: string, at = Date.now()): boolean => ownWriteAt(id, at) !== undefined
