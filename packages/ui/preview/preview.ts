import { create } from 'zustand'
import type { FileEntry, RecordFile } from '../files/file-entry.ts'

interface PreviewState {
  readonly files: readonly RecordFile[]
  readonly index: number | undefined
  /** The file a link is being made for. */
  readonly shared?: FileEntry | undefined
}

/** The files in the preview over the window; a screen shows it once by PreviewHost. */
export const usePreview = create<PreviewState>(() => ({ files: [], index: undefined }))

export const openPreview = (files: readonly RecordFile[], index: number): void => usePreview.setState({ files, index })

export const openShare = (shared: FileEntry | undefined): void => usePreview.setState({ shared })
