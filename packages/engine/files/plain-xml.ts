import type { Bytes } from './bytes.ts'
import { decoded } from './plain-text.ts'

const longest = 20 * 1_048_576
const token =
  /[^<]+|<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<\/([^\s<>/]+)\s*>|<([^\s<>/!?]+)(?:\s+[^\s=<>/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(\/?)>/y
const foreignEntity = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i
const scriptable = /http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xhtml)/

/**
 * Whether a file is XML that carries data alone: well formed, at most 20 MB, without document type or entities of its
 * own, and nothing that a browser would draw or run (SVG, XHTML, style sheets).
 */
export async function isPlainXml(bytes: Bytes): Promise<boolean> {
  if (bytes.size > longest) return false
  const all = await bytes.read(0, bytes.size)
  const encoding = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["']/.exec(all.toString('latin1', 0, 200))?.[1]
  const text = decoded(all, encoding ?? 'utf-8', true)?.trim() ?? ''
  if (foreignEntity.test(text) || scriptable.test(text) || text.includes('<?xml-stylesheet')) return false
  return isBalanced(text)
}

function isBalanced(text: string): boolean {
  const open: string[] = []
  let roots = 0
  for (token.lastIndex = 0; token.lastIndex < text.length; ) {
    const depth = open.length
    const found = token.exec(text)
    if (!found || !nest(open, found)) return false
    if (depth === 0 && found[2] !== undefined) roots++
  }
  return roots === 1 && open.length === 0
}

/** Opens or closes one element; false when it closes another than the last opened, or for text outside the root. */
function nest(open: string[], [all = '', closing, opening, empty]: readonly string[]): boolean {
  if (!all.startsWith('<')) return open.length > 0 || all.trim() === ''
  if (closing !== undefined) return open.pop() === closing
  if (opening !== undefined && empty === '') open.push(opening)
  return true
}
