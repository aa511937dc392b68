import { IMAGE_TYPES } from './choice.ts'
import { extensionOf } from './extension.ts'

/** Widths that the server caches; a screen of double density needs twice the displayed width. */
type Width = 64 | 128 | 256 | 512

/** Returns the address of a stored image's thumbnail; undefined for other files. */
export const thumbnailOf = (url: string, width: Width): string | undefined =>
  url.startsWith('/file/') && IMAGE_TYPES.includes(extensionOf(url.split('?')[0] ?? ''))
    ? `${url}${url.includes('?') ? '&' : '?'}w=${width}`
    : undefined
