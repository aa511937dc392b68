export interface Heard {
  readonly event: string
  readonly id?: string
  // biome-ignore lint/suspicious/noExplicitAny: data of every event, judged by what the test expects
  readonly data: any
}

/** The part of a browser's EventSource that tests need. */
export interface Reader {
  readonly status: number
  readonly heard: readonly Heard[]
  readonly beats: () => number
  /** The first event of the name from now on or heard already and not taken yet; rejects after ten seconds. */
  next(event: string): Promise<Heard>
  /** Resolves when the server ends the stream; rejects after ten seconds. */
  ended(): Promise<void>
  stop(): void
}

const patienceMs = 60_000

export const listen = async (address: string, headers: Record<string, string>): Promise<Reader> => {
  const aborted = new AbortController()
  const response = await fetch(`${address}/api/message/stream`, { headers, signal: aborted.signal })
  const heard: Heard[] = []
  const state = { beats: 0, done: false }
  if (response.ok && response.body) void follow(response.body, heard, state)
  const until = async <T>(what: string, test: () => T | undefined): Promise<T> => {
    for (
      const end = Date.now() + patienceMs;
      Date.now() < end;
      await new Promise((resolve) => setTimeout(resolve, 10))
    ) {
      const found = test()
      if (found !== undefined) return found
    }
    throw new Error(`${what} did not come; heard: ${JSON.stringify(heard)}`)
  }
  let taken = 0
  return {
    status: response.status,
    heard,
    beats: () => state.beats,
    next: (event) =>
      until(event, () => {
        const index = heard.findIndex((one, place) => place >= taken && one.event === event)
        if (index >= 0) taken = index + 1
        return heard[index]
      }),
    ended: async () => void (await until('the end', () => state.done || undefined)),
    stop: () => aborted.abort(),
  }
}

const follow = async (
  body: ReadableStream<Uint8Array>,
  heard: Heard[],
  state: { beats: number; done: boolean },
): Promise<void> => {
  let text = ''
  const decoder = new TextDecoder()
  try {
    for await (const chunk of body) {
      const parts = (text + decoder.decode(chunk, { stream: true })).split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) take(part, heard, state)
    }
  } catch {
    // the listener ended it
  }
  state.done = true
}

const take = (part: string, heard: Heard[], state: { beats: number }): void => {
  if (part.startsWith(':')) state.beats++
  const lines = new Map(
    part.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  const [event, data, id] = [lines.get('event'), lines.get('data'), lines.get('id')]
  if (event) heard.push({ event, data: JSON.parse(data ?? 'null'), ...(id ? { id } : {}) })
}
