import type { Field, Flags } from '../field.ts'
import { uploadTypes } from '../upload-folders.ts'
import { type Face, limitsOf, Problem, wrongType } from './face.ts'
import { noOptions } from './no-options.ts'

/** A stored file as the forms carry it; `duration` in seconds, for audio and video. */
export interface FileEntry {
  readonly url: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly duration?: number
}

export interface FileOptions extends Flags<readonly FileEntry[]> {
  readonly min?: number
  readonly max?: number
  /** Extensions this control takes, in place of the folder's list. */
  readonly accept?: readonly string[]
  /** Empty forms of it, to be filled in: their names and addresses. */
  readonly blanks?: { readonly [name: string]: `/static/${string}` }
}

/** The files in the value of a file field; none where it is empty. */
export const filesIn = (value: unknown): readonly FileEntry[] => (Array.isArray(value) ? value : [])

/** The most files of a field that names no number, while `upload.maxFiles` does not say less. */
export const mostFiles = 999

type Entries<K extends 'file' | 'files' | 'images' | 'signature', O> = Field<
  K,
  readonly FileEntry[],
  O & { readonly default: readonly FileEntry[] }
>
const make =
  <K extends 'file' | 'files' | 'images'>(kind: K, most: number) =>
  <const O extends FileOptions = object>(label: string, options = noOptions<O>()): Entries<K, O> => ({
    kind,
    label,
    options: { default: [], max: most, ...options },
  })

/** Files are always a list in storage and on the wire, also where the control takes one. */
export const file = make('file', 1)
export const files = make('files', mostFiles)
export const images = make('images', mostFiles)

/** A drawn PNG with the record it signs. */
export interface Signed extends FileEntry {
  /** SHA-256 of the content that was signed, as canonical JSON. */
  readonly hash: string
  /** Null where a client signed by a link. */
  readonly signerId: string | null
  readonly tzSign: string
  readonly ip: string | null
}

export interface SignatureOptions extends FileOptions {
  /** The column that names the person who draws at somebody else's desk; without it the signed-in person signs. */
  readonly signer?: string
  /** The message of the conflict when the field is signed already; by default 已签名，不能修改 at the field. */
  readonly again?: string
}

/**
 * Written once, never changed: a drawn PNG with the hash of the signed content, the signer, the time and the address.
 */
export const signature = <const O extends SignatureOptions = object>(
  label: string,
  options = noOptions<O>(),
): Entries<'signature', O> => ({
  kind: 'signature',
  label,
  options: { default: [], max: 1, ...options },
})

const isEntry = (raw: unknown): raw is { url: string } =>
  typeof raw === 'object' && raw !== null && 'url' in raw && typeof raw.url === 'string'

/** Only the address is believed; name, size and duration come from the stored file. */
export const fileFace: Face = {
  read(raw, field) {
    const list = Array.isArray(raw) ? raw : [raw]
    if (!list.every(isEntry)) return wrongType(field)
    const { accept } = field.options
    const { min, max } = limitsOf(field, 0, mostFiles)
    if (list.length > max) return new Problem(`只能上传${max}个文件`)
    if (list.length < min) return new Problem(`请上传${field.label}`)
    const allowed: readonly string[] = accept ?? (field.kind === 'images' ? uploadTypes.image : [])
    const extension = (url: string): string => url.split('.').pop()?.toLowerCase() ?? ''
    if (allowed.length && !list.every(({ url }) => allowed.includes(extension(url))))
      return new Problem('不支持的文件类型')
    return list.map(({ url }) => ({ url }))
  },
  show: (value) =>
    filesIn(value)
      .map(({ name }) => name)
      .join('、'),
}
