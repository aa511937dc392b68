import type { Bytes } from './bytes.ts'

const longestDirectory = 16 * 1_048_576

/** The names in an archive's directory; empty when there is none to be read (a damaged or a 64-bit archive). */
export async function zipNames(bytes: Bytes): Promise<string[]> {
  const tailFrom = Math.max(0, bytes.size - 65_557)
  const tail = await bytes.read(tailFrom, bytes.size - tailFrom)
  const end = tail.lastIndexOf('504b0506', undefined, 'hex')
  if (end < 0 || end + 22 > tail.length) return []
  const size = tail.readUInt32LE(end + 12)
  const from = tail.readUInt32LE(end + 16)
  if (from + size > bytes.size || size > longestDirectory) return []
  return directoryNames(await bytes.read(from, size))
}

function directoryNames(directory: Buffer): string[] {
  const names: string[] = []
  let at = 0
  while (at + 46 <= directory.length && directory.readUInt32LE(at) === 0x02014b50) {
    const length = directory.readUInt16LE(at + 28)
    names.push(directory.toString('utf8', at + 46, at + 46 + length))
    at += 46 + length + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return names
}
