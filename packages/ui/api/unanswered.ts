import { ApiError } from './api-error.ts'

/** A write as it is sent: the server does it once under its key, for 24 hours. */
export interface KeyedWrite {
  readonly method: 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** With its query. */
  readonly path: string
  readonly body: unknown
  /** The token of a link, where the write comes by one. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly key: string
}

/** A write without an answer: the server may have done it or not. Sent again under its key it is done once. */
export class Unanswered extends ApiError {
  readonly write: KeyedWrite
  /** Drops the key from this window: the caller that stored the write now takes over resending it. */
  readonly handOver: () => void

  constructor(write: KeyedWrite, handOver: () => void) {
    super('NO_RESPONSE', 0, '请求失败，请检查您的网络!')
    this.write = write
    this.handOver = handOver
  }
}
