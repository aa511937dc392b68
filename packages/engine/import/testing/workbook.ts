import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { zip } from '../../excel/zip.ts'

const ns = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRels = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** A workbook whose sheet holds these cells as they stand, for what no writing library writes. Style 1 is a per cent. */
export const workbook = (rows: string): Promise<Buffer> =>
  archiveOf({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook ${ns} xmlns:r="${office}"><sheets><sheet name="一" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageRels}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet ${ns}><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="10"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${ns}><sheetData>${rows}</sheetData></worksheet>`,
  })

export const archiveOf = (parts: Readonly<Record<string, string>>): Promise<Buffer> =>
  buffer(Readable.from(zip(Object.entries(parts).map(([name, content]) => ({ name, content: [content] })))))
