/** A stored file as records keep it. Size in bytes, duration in seconds (audio and video only). */
export interface FileEntry {
  readonly url: string
  readonly name: string
  readonly size: number
  readonly duration?: number
}

/** A file with the record it is attached to; without one for a file not saved yet. */
export interface RecordFile extends FileEntry {
  readonly of?: { readonly module: string; readonly id: string }
}

/** The files of one record, each with the record. */
export const filesOfRecord = (files: readonly FileEntry[], module: string, id: string): readonly RecordFile[] =>
  files.map((file) => ({ ...file, of: { module, id } }))
