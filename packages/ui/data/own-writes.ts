const remembered = 10_000
const written = new Map<string, number>()

/** Notes that this window wrote a record: the event that follows brings it nothing new. */
export const noteOwnWrite = (id: string, at = Date.now()): void => {
  for (const [each, since] of written) if (at - since > remembered) written.delete(each)
  written.set(id, at)
}

/**
 * Marks these records as written by this window and sends the write. A failed write is forgotten, so the next event
 * counts as another person's.
 */
export const asOwnWrite = async <Answer>(ids: readonly string[], send: () => Promise<Answer>): Promise<Answer> => {
  const at = Date.now()
  const before = ids.map((id) => [id, written.get(id)] as const)
  for (const id of ids) noteOwnWrite(id, at)
  try {
    return await send()
  } catch (error) {
    for (const [id, since] of before)
      if (written.get(id) === at) since === undefined ? written.delete(id) : written.set(id, since)
    throw error
  }
}

/** When this window wrote the record, if it did within the last ten seconds. */
export const ownWriteAt = (id: string, at = Date.now()): number | undefined => {
  const since = written.get(id)
  return since !== undefined && at - since <= remembered ? since : undefined
}

export const isOwnWrite = (id: string, at = Date.now()): boolean => ownWriteAt(id, at) !== undefined
