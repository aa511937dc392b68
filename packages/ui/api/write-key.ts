/** Keys of the writes that nobody has answered, by what was sent. */
const unanswered = new Map<string, string>()

/**
 * The key under which the server does a write once. What was sent without an answer and is sent again as it was keeps
 * its key, so that it is not done twice.
 */
export const writeKey = (method: string, address: string, body: string) => {
  const sent = `${method} ${address} ${body}`
  const key = unanswered.get(sent) ?? newKey()
  unanswered.set(sent, key)
  return { key, isAnswered: () => void unanswered.delete(sent) }
}

export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
