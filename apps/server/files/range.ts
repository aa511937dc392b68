import type { ByteRange } from '@chengban/engine/files/storage.ts'

/**
 * What a Range header asks of a file: null for all of it (no header, several ranges, or none that is understood, as
 * RFC 9110 allows), `unsatisfiable` when it lies behind the end.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  if (!match) return null
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return null
  if (first === '')
    return Number(last) === 0 || size === 0 ? 'unsatisfiable' : { from: Math.max(0, size - Number(last)), to: size - 1 }
  if (last !== '' && Number(last) < Number(first)) return null
  if (Number(first) >= size) return 'unsatisfiable'
  return { from: Number(first), to: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
