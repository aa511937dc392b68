export type PreviewKind = 'image' | 'pdf' | 'video' | 'audio' | 'text' | 'office'

const kinds: readonly (readonly [PreviewKind, RegExp])[] = [
  ['image', /^(?:jpe?g|png|gif|webp)$/],
  ['pdf', /^pdf$/],
  ['video', /^(?:mp4|mov|webm)$/],
  ['audio', /^(?:mp3|m4a|wav)$/],
  ['text', /^(?:txt|csv|xml)$/],
  ['office', /^(?:docx?|xlsx?|pptx?)$/],
]

/** How this kind of file is shown; undefined: nothing shows it. */
export const previewKind = (ext: string): PreviewKind | undefined => kinds.find(([, known]) => known.test(ext))?.[0]

/** Whether the file is shown as a PDF drawn by LibreOffice. */
export const isOffice = (ext: string): boolean => previewKind(ext) === 'office'
