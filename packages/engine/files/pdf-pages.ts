import { inflateSync } from 'node:zlib'

/** Larger ones are not looked through. */
export const mostPdfBytes = 64 * 1_048_576
/** What one stream may hold once it is unpacked. */
const mostUnpacked = 32 * 1_048_576

/**
 * How many pages a PDF says it has, as its newest revision counts them; null where it does not say so in a way that is
 * read here (encrypted, damaged).
 */
export const pdfPages = (bytes: Buffer): number | null => {
  if (!bytes.subarray(0, 1024).includes('%PDF-')) return null
  const text = bytes.toString('latin1')
  const root = lastOf(text, /\/Root\s+(\d{1,10})\s+\d+\s+R/g)
  const packed = root === undefined ? undefined : objectsIn(bytes, text)
  const catalog = root === undefined ? undefined : objectOf(text, packed, root)
  const tree = catalog && numberOf(/\/Pages\s+(\d{1,10})\s+\d+\s+R/, catalog)
  const pages = tree === undefined ? undefined : objectOf(text, packed, String(tree))
  return (pages && numberOf(/\/Count\s+(\d{1,9})/, pages)) || null
}

type Objects = ReadonlyMap<string, string>

const lastOf = (text: string, pattern: RegExp): string | undefined => [...text.matchAll(pattern)].at(-1)?.[1]

const numberOf = (pattern: RegExp, text: string): number | undefined => {
  const found = pattern.exec(text)?.[1]
  return found === undefined ? undefined : Number(found)
}

/** The newest text of an object: from the file itself, else from a packed stream. */
const objectOf = (text: string, packed: Objects | undefined, number: string): string | undefined => {
  const begins = [...text.matchAll(new RegExp(`(?<![\\d.])${number}\\s+\\d+\\s+obj\\b`, 'g'))].at(-1)
  if (!begins) return packed?.get(number)
  const end = text.indexOf('endobj', begins.index)
  return text.slice(begins.index, end < 0 ? undefined : end)
}

/** Objects that lie packed in streams; those of later streams hold. */
const objectsIn = (bytes: Buffer, text: string): Objects => {
  const found = new Map<string, string>()
  for (const { index } of text.matchAll(/\/Type\s*\/ObjStm\b/g)) {
    const head = text.lastIndexOf('obj', index)
    const mark = /stream\r?\n/g
    mark.lastIndex = index
    const begins = mark.exec(text)
    if (!begins) continue
    const said = text.slice(head, begins.index)
    const from = begins.index + begins[0].length
    const end = text.indexOf('endstream', from)
    for (const [number, object] of unpacked(said, bytes.subarray(from, end < 0 ? undefined : end)))
      found.set(number, object)
  }
  return found
}

/** A stream begins with pairs of numbers: the object, and its offset from the first one. */
const unpacked = (said: string, stream: Buffer): [string, string][] => {
  const count = numberOf(/\/N\s+(\d{1,9})/, said) ?? 0
  const first = numberOf(/\/First\s+(\d{1,9})/, said) ?? 0
  const body = /\/FlateDecode/.test(said) ? inflated(stream) : stream.toString('latin1')
  const pairs = body.slice(0, first).trim().split(/\s+/)
  return Array.from({ length: Math.min(count, pairs.length / 2) }, (_, at) => {
    const [from, to] = [pairs[at * 2 + 1], pairs[at * 2 + 3]]
    const end = at + 1 < count && to !== undefined ? first + Number(to) : undefined
    return [pairs[at * 2] ?? '', body.slice(first + Number(from), end)]
  })
}

const inflated = (stream: Buffer): string => {
  try {
    return inflateSync(stream, { maxOutputLength: mostUnpacked }).toString('latin1')
  } catch {
    return ''
  }
}
