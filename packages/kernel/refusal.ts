/** Codes of refusals with the HTTP status each answers with. */
export const statusOf = {
  VALIDATION: 422,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  IN_USE: 409,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  INTERNAL: 500,
} as const

export type RefusalCode = keyof typeof statusOf

/** What a refusal may carry besides its sentence; `fields` maps a field to its message. */
export interface RefusalData {
  fields?: Record<string, string>
  rows?: readonly { index: number; fields: Record<string, string>; id?: string; message?: string }[]
  [key: string]: unknown
}

/** An expected "no", in words meant for the person: every door turns it into its own form of error. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly data: RefusalData | null

  constructor(code: RefusalCode, message: string, data: RefusalData | null = null) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.data = data
  }

  get status(): number {
    return statusOf[this.code]
  }
}

/** A refusal for a temporary reason that the sender did not cause: HTTP 503, to be retried after this many seconds. */
export class Unavailable extends Refusal {
  readonly retrySeconds: number

  constructor(message: string, retrySeconds: number, options: { readonly cause?: unknown } = {}) {
    super('INTERNAL', message)
    this.name = 'Unavailable'
    this.retrySeconds = retrySeconds
    if ('cause' in options) this.cause = options.cause
  }

  override get status(): number {
    return 503
  }
}

/** The refusal of one or more fields; its message is that of the first. Messages in `rows` are also given by row. */
export const invalid = (fields: Record<string, string>): Refusal =>
  new Refusal('VALIDATION', Object.values(fields)[0] ?? '提交内容有误', { fields, ...rowsIn(fields) })

const rowsIn = (fields: Record<string, string>): Pick<RefusalData, 'rows'> => {
  const rows = new Map<number, Record<string, string>>()
  for (const [place, message] of Object.entries(fields)) {
    const [, index, name] = /^rows\.(\d+)\.(.+)$/.exec(place) ?? []
    if (index !== undefined && name) rows.set(Number(index), { ...rows.get(Number(index)), [name]: message })
  }
  const sorted = [...rows].sort(([a], [b]) => a - b)
  return sorted.length ? { rows: sorted.map(([index, own]) => ({ index, fields: own })) } : {}
}

/** Nothing answers at this address; `notFound` is of a record that is not there. */
export const noRoute = (): Refusal => new Refusal('NOT_FOUND', '接口不存在')
export const notFound = (): Refusal => new Refusal('NOT_FOUND', '数据不存在')
export const forbidden = (message = '权限不足'): Refusal => new Refusal('FORBIDDEN', message)
export const conflict = (message: string, data: RefusalData | null = null): Refusal =>
  new Refusal('CONFLICT', message, data)
