/** Where a file goes. `control` is `{entity}.{field}`, when the field names its own types. */
export interface Target {
  readonly folder: string
  readonly control?: string | undefined
}

export interface SendOptions {
  /** Bytes gone out so far. */
  readonly onProgress: (loaded: number) => void
  /** Receives messages for the person while the upload runs. */
  readonly onNote?: (text: string) => void
  readonly signal: AbortSignal
}
