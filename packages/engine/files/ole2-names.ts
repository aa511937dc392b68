import type { Bytes } from './bytes.ts'

const entrySize = 128
const mostSectors = 256

/** Names of the streams in an OLE2 container (MS-CFB); empty when its directory cannot be read. */
export async function ole2Names(bytes: Bytes): Promise<string[]> {
  const header = await bytes.read(0, 512)
  if (header.length < 512) return []
  const sectorSize = header.readUInt16LE(30) === 12 ? 4096 : 512
  const sector = (number: number): Promise<Buffer> => bytes.read((number + 1) * sectorSize, sectorSize)
  const names: string[] = []
  let number = header.readUInt32LE(48)
  for (let count = 0; count < mostSectors && number < 0xffff_fffa; count++) {
    names.push(...entryNames(await sector(number)))
    number = await next(header, sector, sectorSize, number)
  }
  return names
}

/** The sector that follows in the chain; the header lists the first 109 sectors of the chain table, enough here. */
async function next(
  header: Buffer,
  sector: (number: number) => Promise<Buffer>,
  sectorSize: number,
  number: number,
): Promise<number> {
  const perSector = sectorSize / 4
  const place = Math.floor(number / perSector)
  if (place >= 109) return 0xffff_fffe
  const table = await sector(header.readUInt32LE(76 + place * 4))
  const at = (number % perSector) * 4
  return at + 4 <= table.length ? table.readUInt32LE(at) : 0xffff_fffe
}

function entryNames(directory: Buffer): string[] {
  const names: string[] = []
  for (let at = 0; at + entrySize <= directory.length; at += entrySize) {
    const length = Math.min(64, directory.readUInt16LE(at + 64))
    if (length > 2) names.push(directory.toString('utf16le', at, at + length - 2))
  }
  return names
}
