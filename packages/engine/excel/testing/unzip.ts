import { crc32, inflateRawSync } from 'node:zlib'
import { expect } from 'vitest'

/** Reads an archive as programs do: by its directory, checking sizes and sums. */
export function unzip(archive: Buffer): Map<string, string> {
  const end = archive.length - 22
  expect(archive.readUInt32LE(end)).toBe(0x06054b50)
  const files = new Map<string, string>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [crc, packed, size, nameLength] = [16, 20, 24]
      .map((by) => archive.readUInt32LE(at + by))
      .concat(archive.readUInt16LE(at + 28)) as [number, number, number, number]
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const local = archive.readUInt32LE(at + 42)
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const content = inflateRawSync(archive.subarray(from, from + packed))
    expect([content.length, crc32(content)], name).toEqual([size, crc])
    files.set(name, content.toString())
    at += 46 + nameLength
  }
  return files
}
