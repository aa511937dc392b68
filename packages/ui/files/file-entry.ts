/** A stored file as records keep it. Size in bytes, duration in seconds (audio and video only). */
export interface FileEntry {
  readonly url: string
  readonly name: string
  readonly size: number
  readonly duration?: number
}
