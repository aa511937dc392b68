import { request } from '../api/request.ts'

/** A problem raised on one sheet of a project. */
export interface Problem {
  readonly kind: 'bug' | 'applyFor'
  readonly id: string
  readonly code: string | null
  readonly name: string
  readonly priority: string | null
  readonly status: string
  readonly result: string | null
  /** The client's last answer. */
  readonly said: { readonly words: string; readonly tz: string } | null
}

export interface Problems {
  readonly projectName: string | null
  readonly clientName: string | null
  readonly nodes: readonly Problem[]
}

export const kindNames = { bug: '缺陷', applyFor: '需求' } as const

/** Returns the headers of requests from a project's link: its token, or none when the session authenticates. */
export const reportHeaders = (params: URLSearchParams): Record<string, string> => {
  const token = params.get('token')
  return token ? { 'X-Report-Token': token } : {}
}

export const readProblems = (params: URLSearchParams, signal?: AbortSignal): Promise<Problems> =>
  request('GET', '/api/project/clientPage', {
    query: { kind: 'problems', temporaryId: params.get('temporaryId') },
    headers: reportHeaders(params),
    ...(signal ? { signal } : {}),
  })
