/** What the write path announces on the channel, as one server process hears it. */
export type LiveEvent =
  | {
      readonly event: 'message'
      readonly userId: string
      readonly id: string
      readonly kind: string
      readonly title: string
      readonly link: string | null
      readonly module: string | null
      readonly relevanceId: string | null
    }
  | { readonly event: 'record'; readonly module: string; readonly id: string }
  | { readonly event: 'session'; readonly userId: string; readonly sessionId: string | null }
  /** What the person may do is another thing from now on. */
  | { readonly event: 'rights'; readonly userId: string }
  | { readonly event: 'unread'; readonly userId: string }
  | { readonly event: 'version'; readonly version: string }
  /** How far something is that the person waits for: `key` is what they gave with it. */
  | {
      readonly event: 'progress'
      readonly userId: string
      readonly key: string
      readonly done: number
      readonly total: number
    }

/** Parses a payload; returns undefined for anything else, so that a stray notification does no harm. */
export const readEvent = (payload: string | undefined): LiveEvent | undefined => {
  try {
    const read: LiveEvent | null = JSON.parse(payload ?? '')
    return read && typeof read === 'object' && 'event' in read ? read : undefined
  } catch {
    return undefined
  }
}
