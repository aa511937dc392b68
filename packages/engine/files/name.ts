const longest = 200

/**
 * A file's original name fit to be kept and shown: path parts, control and direction characters removed, at most 200
 * characters with the extension kept; `file` when nothing is left.
 */
export function safeName(name: string): string {
  const last = name.normalize('NFC').toWellFormed().split(/[\\/]/).at(-1) ?? ''
  const plain = last.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '').trim()
  if (/^\.*$/.test(plain)) return 'file'
  const chars = [...plain]
  if (chars.length <= longest) return plain
  const ext = extensionOf(plain)
  const tail = ext === '' ? [] : [...`.${ext}`]
  return [...chars.slice(0, longest - tail.length), ...tail].join('')
}

/** The extension in lower case without its dot; empty when there is none of 1 to 10 letters and digits. */
export const extensionOf = (name: string): string => /\.([a-z0-9]{1,10})$/.exec(name.toLowerCase())?.[1] ?? ''
