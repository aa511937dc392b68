import type { StoredFile } from './record.ts'

const shownInPlace = /^(?:image\/(?:png|jpeg|gif|webp)|application\/pdf|video\/|audio\/|text\/plain)/

/** Headers under which somebody else's bytes do no harm in a browser. */
export const fileHeaders = (file: StoredFile, download: boolean): Record<string, string> => ({
  'content-type': file.mime,
  'content-disposition': disposition(file, download),
  'content-security-policy':
    "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'accept-ranges': 'bytes',
  'cache-control': 'private, no-cache',
  etag: etagOf(file),
})

/** `variant` distinguishes the derived forms of the file. */
export const etagOf = (file: StoredFile, variant = ''): string => `"${file.sha256}${variant}"`

/** Whether If-None-Match names the file as it is. */
export const isUnchanged = (header: string | undefined, file: StoredFile, variant = ''): boolean =>
  (header ?? '')
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etagOf(file, variant))

function disposition(file: StoredFile, download: boolean): string {
  const how = !download && shownInPlace.test(file.mime) ? 'inline' : 'attachment'
  const plain = file.name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(file.name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`
}
