import { extensionOf } from '../files/extension.ts'

export type PreviewKind = 'image' | 'pdf' | 'audio' | 'video' | 'text' | 'office' | 'unknown'

const KINDS: readonly (readonly [PreviewKind, readonly string[]])[] = [
  ['image', ['jpg', 'jpeg', 'png', 'gif', 'webp']],
  ['pdf', ['pdf']],
  ['audio', ['mp3', 'm4a', 'wav']],
  ['video', ['mp4', 'mov', 'webm']],
  ['text', ['txt', 'csv', 'log', 'md', 'json', 'xml']],
  ['office', ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx']],
]

/** How a file of this name is shown. Office files are shown through a PDF the server makes. */
export function kindOf(name: string): PreviewKind {
  const extension = extensionOf(name)
  return KINDS.find(([, list]) => list.includes(extension))?.[0] ?? 'unknown'
}
