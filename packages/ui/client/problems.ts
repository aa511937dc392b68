import { request } from '../api/request.ts'

/** What was raised on one sheet of a project. */
export interface Problem {
  readonly kind: 'bug' | 'applyFor'
  readonly id: string
  readonly code: string | null
  readonly name: string
  readonly priority: string | null
  readonly status: string
  readonly result: string | null
}

export interface Problems {
  readonly projectName: string | null
  readonly clientName: string | null
  readonly nodes: readonly Problem[]
}

export const kindNames = { bug: '缺陷', applyFor: '需求' } as const

/** How the pages of a project's link ask: by its token, else as whoever is signed in. */
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
