import type { Content } from './content.ts'

const opening = /^(?:\s+|<!--[\s\S]*?-->)*/
const markup =
  /^<(?:!--|%|\?php)|^<(?:!doctype|html|head|body|script|style|svg|iframe|frameset|object|embed|img|link|meta|base|title|table|div|span|form|input|math|h[1-6]|br|p|a|b)(?:[\s>/]|$)/i

/**
 * What bytes without a signature are: text in UTF-8 or GB18030, or markup and scripts, which no browser and no shell
 * may be given under a text's name; null for anything else.
 * @param whole whether the bytes are all of the file; a beginning may end within a character
 */
export function textContent(bytes: Buffer, whole: boolean): Content | null {
  for (const encoding of ['utf-8', 'gb18030'] as const) {
    const text = decoded(bytes, encoding, whole)
    if (text === null) continue
    if (isBinary(text)) return null
    const start = text.replace(opening, '')
    if (/^<\?xml\s/i.test(start)) return 'xml'
    if (markup.test(start) || text.startsWith('#!')) return 'markup'
    return encoding === 'utf-8' ? 'utf8' : 'gb18030'
  }
  return null
}

/** The text of bytes, without byte order mark; null when they are not in that encoding, or it is not known. */
export function decoded(bytes: Buffer, encoding: string, whole: boolean): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: !whole })
  } catch {
    return null
  }
}

/** Control characters that no text has: below space, apart from white space, end of file (DOS) and escape. */
function isBinary(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 32 && !(code >= 9 && code <= 13) && code !== 26 && code !== 27) return true
  }
  return false
}
