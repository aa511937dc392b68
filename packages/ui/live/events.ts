/** What the server tells while it happens, each within two seconds of the commit. */
export interface LiveEvents {
  readonly message: {
    readonly id: string
    readonly kind: string
    readonly title: string
    readonly link: string | null
    readonly module?: string | null
    readonly relevanceId?: string | null
  }
  /** Rights changed, or the session was revoked: read the person anew. */
  readonly session: Readonly<Record<string, never>>
  /** A record one may see was written. */
  readonly record: { readonly module: string; readonly id: string }
  /** A table that every page goes by has changed: dictionaries, menu, holidays, parameters. */
  readonly common: { readonly module: string }
  readonly unread: { readonly all: number }
  readonly badge: { readonly module: string; readonly todo: number }
  readonly version: { readonly version: string }
  /** How far a call is that takes its time; `key` was given with it. */
  readonly progress: { readonly key: string; readonly done: number; readonly total: number }
  /**
   * Some events were missed (reported by the server, or the stream was lost and is back): reload the data that matters.
   */
  readonly poll: Readonly<Record<string, never>>
}

export type LiveEvent = keyof LiveEvents

export const serverEvents = [
  'message',
  'session',
  'record',
  'common',
  'unread',
  'badge',
  'version',
  'progress',
  'poll',
] as const satisfies readonly LiveEvent[]

type Handler<E extends LiveEvent> = (data: LiveEvents[E]) => void

const handlers = new Map<LiveEvent, Set<Handler<never>>>()

/** Listens until the returned function is called. */
export const onLive = <E extends LiveEvent>(event: E, handler: Handler<E>): (() => void) => {
  const those = handlers.get(event) ?? new Set()
  handlers.set(event, those.add(handler))
  return () => void those.delete(handler)
}

export const emitLive = <E extends LiveEvent>(event: E, data: LiveEvents[E]): void => {
  for (const handler of handlers.get(event) ?? []) (handler as Handler<E>)(data)
}
