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
    super(spaced(message))
    this.name = 'ApiError'
    this.code = code
    this.status = status
    this.data = data
  }

  /** Field → its message; empty when the refusal is not about fields. */
  get fields(): Readonly<Record<string, string>> {
    const fields = Object.entries((this.data?.fields ?? {}) as Record<string, string>)
    return Object.fromEntries(fields.map(([name, text]) => [name, spaced(text)]))
  }

  /** What to tell the administrator of a fault of the server. */
  get reference(): string | null {
    return typeof this.data?.reference === 'string' ? this.data.reference : null
  }
}

/** Sums in a sentence read like sums elsewhere: 120,000.00. */
const spaced = (text: string): string => text.replace(/\d(?=(\d{3})+\.\d\d(?!\d))/g, '$&,')
