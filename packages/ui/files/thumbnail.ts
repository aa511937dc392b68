import { IMAGE_TYPES } from './choice.ts'
import { extensionOf } from './extension.ts'

/** Widths that the server keeps; a screen of double density wants twice what is seen. */
type Width = 64 | 128 | 256 | 512

/** The address of a small picture of a stored file; undefined for what is no picture. */
export const thumbnailOf = (url: string, width: Width): string | undefined =>
  url.startsWith('/file/') && IMAGE_TYPES.includes(extensionOf(url.split('?')[0] ?? ''))
    ? `${url}${url.includes('?') ? '&' : '?'}w=${width}`
    : undefined
