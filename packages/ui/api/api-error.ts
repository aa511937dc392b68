import type { RefusalCode } from '@chengban/kernel/refusal.ts'

/** NO_RESPONSE: nothing came back. NO_ENVELOPE: something did, but not from this application's REST door. */
export type ApiErrorCode = RefusalCode | 'NO_RESPONSE' | 'NO_ENVELOPE'

/** A REST call that did not answer OK. */
export class ApiError extends Error {
  readonly code: ApiErrorCode
  /** HTTP status; 0 without a response. */
  readonly status: number
  readonly data: Readonly<Record<string, unknown>> | null

  constructor(code: ApiErrorCode, status: number, message: string, data: ApiError['data'] = null) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.data = data
  }

  /** Field → its message; empty when the refusal is not about fields. */
  get fields(): Readonly<Record<string, string>> {
    return (this.data?.fields ?? {}) as Record<string, string>
  }

  /** What to tell the administrator of a fault of the server. */
  get reference(): string | null {
    return typeof this.data?.reference === 'string' ? this.data.reference : null
  }
}
