import { emitLive, type LiveEvent, type LiveEvents, serverEvents } from './events.ts'

const pollEvery = 60_000
const longestWait = 60_000

type HeardEvent = { readonly event: LiveEvent; readonly data: LiveEvents[LiveEvent] }

/**
 * Keeps one event stream for all windows of the browser (a host gets six connections, a person opens more windows):
 * the window that holds the lock has it and passes on what it hears. Where locks are missing each has its own.
 */
export const startLive = (): void => {
  const windows = new BroadcastChannel('chengban.live')
  windows.addEventListener('message', ({ data }: MessageEvent<HeardEvent>) => emitLive(data.event, data.data))
  const tell = (event: LiveEvent, data: LiveEvents[LiveEvent]): void => {
    emitLive(event, data)
    windows.postMessage({ event, data } satisfies HeardEvent)
  }
  if ('locks' in navigator) void navigator.locks.request('chengban.live', () => holdStream(tell))
  else void holdStream((event, data) => emitLive(event, data))
}

const holdStream = (tell: (event: LiveEvent, data: LiveEvents[LiveEvent]) => void): Promise<never> => {
  let wait = 2000
  let poll: ReturnType<typeof setInterval> | undefined
  const connect = (): void => {
    const source = new EventSource('/api/message/stream', { withCredentials: true })
    for (const event of serverEvents)
      source.addEventListener(event, ({ data }: MessageEvent<string>) => tell(event, JSON.parse(data || '{}')))
    source.onopen = () => {
      if (poll) tell('poll', {})
      clearInterval(poll)
      poll = undefined
      wait = 2000
    }
    source.onerror = () => {
      poll ??= setInterval(() => tell('poll', {}), pollEvery)
      // the browser reconnects automatically, except after an error answer
      if (source.readyState !== EventSource.CLOSED) return
      setTimeout(connect, wait)
      wait = Math.min(wait * 2, longestWait)
    }
  }
  connect()
  return new Promise(() => undefined)
}
