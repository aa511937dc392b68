import { callHeaders, request } from '@chengban/ui/api/request.ts'

/** GET /api/debug/info; what only holders of debug:read get is left out for others. */
export interface Info {
  readonly version: string
  readonly build: string
  readonly commit: string
  readonly tzBuild: string | null
  readonly tzServer: string
  readonly environment?: string
  readonly database?: { readonly ok: boolean; readonly ms: number | null; readonly migrations: number }
  readonly storage?: { readonly ok: boolean; readonly ms: number | null; readonly freeBytes: number | null }
  readonly converter?: { readonly ok: boolean; readonly ms: number | null }
  readonly dingTalk?: { readonly configured: boolean; readonly queued: number | null; readonly failed: number | null }
  readonly jobs?: readonly {
    readonly name: string
    readonly tzLast: string
    readonly ms: number
    readonly result: string
  }[]
}

export interface Reach {
  readonly name: string
  /** Null: not reached. */
  readonly ms: number | null
}

export const readInfo = (): Promise<Info> => request<Info>('GET', '/api/debug/info')

/** What the browser reaches, measured now, one after the other so that none slows another down. */
export const measured = async (): Promise<readonly Reach[]> => [
  await reach('接口', () => fetch('/api/health')),
  await reach('GraphQL', () =>
    fetch('/postgraphiles/public/graphql', {
      method: 'POST',
      headers: callHeaders(),
      body: JSON.stringify({ query: '{ __typename }' }),
    }),
  ),
  await reach('实时消息', streamed),
]

const streamed = async (): Promise<Response> => {
  const stop = new AbortController()
  const answer = await fetch('/api/message/stream', { headers: callHeaders(), signal: stop.signal })
  stop.abort()
  return answer
}

const reach = async (name: string, ask: () => Promise<Response>): Promise<Reach> => {
  const begun = performance.now()
  const answer = await ask().catch(() => undefined)
  return { name, ms: answer?.ok ? Math.round(performance.now() - begun) : null }
}
