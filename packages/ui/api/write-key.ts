/** Keys of the writes that got no answer yet, by request. */
const unanswered = new Map<string, string>()

/**
 * Returns the idempotency key of a write. An unanswered write that is repeated unchanged keeps its key, so the server
 * performs it only once.
 */
export const writeKey = (method: string, address: string, body: string) => {
  const sent = `${method} ${address} ${body}`
  const key = unanswered.get(sent) ?? newKey()
  unanswered.set(sent, key)
  return { key, isAnswered: () => void unanswered.delete(sent) }
}

export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
