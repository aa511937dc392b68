import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { zip } from '../../excel/zip.ts'

const ns = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRels = 'http://schemas.openxmlformats.org/package/2006/relationships'

/**
 * A workbook whose sheet holds exactly these cells, for cases that no writing library produces. Style 1 is a
 * percentage, 3 adds leading zeros.
 */
export const workbook = (rows: string, name = 'workbook', behind = ''): Promise<Buffer> =>
  archiveOf({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': `<Relationships xmlns="${packageRels}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/${name}.xml"/></Relationships>`,
    [`xl/${name}.xml`]: `<workbook ${ns} xmlns:r="${office}"><sheets><sheet name="一" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    [`xl/_rels/${name}.xml.rels`]: `<Relationships xmlns="${packageRels}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet ${ns}><numFmts count="1"><numFmt numFmtId="164" formatCode="0000000000000"/></numFmts><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="10"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${ns}><sheetData>${rows}</sheetData>${behind}</worksheet>`,
  })

export const archiveOf = (parts: Readonly<Record<string, string>>): Promise<Buffer> =>
  buffer(Readable.from(zip(Object.entries(parts).map(([name, content]) => ({ name, content: [content] })))))

/** The same archive as a streaming writer leaves it: sizes in 64 bits behind each entry of the directory. */
export const inLongSizes = (bytes: Buffer): Buffer => {
  const end = bytes.lastIndexOf('504b0506', undefined, 'hex')
  const from = bytes.readUInt32LE(end + 16)
  const entries: Buffer[] = []
  for (let at = from; at < end && bytes.readUInt32LE(at) === 0x02014b50; ) {
    const nameLength = bytes.readUInt16LE(at + 28)
    const next = at + 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
    const head = Buffer.from(bytes.subarray(at, at + 46 + nameLength))
    const extra = Buffer.alloc(20)
    extra.writeUInt16LE(1, 0)
    extra.writeUInt16LE(16, 2)
    extra.writeBigUInt64LE(BigInt(head.readUInt32LE(24)), 4)
    extra.writeBigUInt64LE(BigInt(head.readUInt32LE(20)), 12)
    head.writeUInt32LE(0xffffffff, 24)
    head.writeUInt32LE(0xffffffff, 20)
    head.writeUInt16LE(extra.length, 30)
    head.writeUInt16LE(0, 32)
    entries.push(head, extra)
    at = next
  }
  const directory = Buffer.concat(entries)
  const tail = Buffer.from(bytes.subarray(end))
  tail.writeUInt32LE(directory.length, 12)
  return Buffer.concat([bytes.subarray(0, from), directory, tail])
}
