import { inflateRawSync } from 'node:zlib'

/** Everything written in the sheets of an .xlsx, as its XML. Throws where the bytes are no such file. */
export const sheetWords = (bytes: Buffer): string => {
  const parts = partsOf(bytes)
  if (!parts.has('[Content_Types].xml') || !parts.has('xl/workbook.xml')) throw new Error('no spreadsheet')
  return [...parts]
    .flatMap(([name, text]) => (/^xl\/(worksheets\/|sharedStrings)/.test(name) ? [text()] : []))
    .join('\n')
}

const ENTRY = 0x02014b50
const END = 0x06054b50

/** The parts of a zip by its directory, each unpacked when it is read. */
const partsOf = (bytes: Buffer): ReadonlyMap<string, () => string> => {
  const parts = new Map<string, () => string>()
  let at = bytes.readUInt32LE(endOf(bytes) + 16)
  while (bytes.readUInt32LE(at) === ENTRY) {
    const [method, packed] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)]
    const [name, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ]
    const start = bytes.readUInt32LE(at + 42)
    parts.set(bytes.toString('utf8', at + 46, at + 46 + name), () => unpacked(bytes, start, packed, method))
    at += 46 + name + extra + comment
  }
  return parts
}

const endOf = (bytes: Buffer): number => {
  for (let at = bytes.length - 22; at >= 0; at--) if (bytes.readUInt32LE(at) === END) return at
  throw new Error('no zip')
}

const unpacked = (bytes: Buffer, start: number, packed: number, method: number): string => {
  const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28)
  const part = bytes.subarray(from, from + packed)
  return (method === 8 ? inflateRawSync(part) : part).toString('utf8')
}
