import { xmlText } from './xml.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const packageNs = 'http://schemas.openxmlformats.org/package/2006'
const officeNs = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const mainNs = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const sheetMime = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

export const contentTypesXml = `${head}<Types xmlns="${packageNs}/content-types">\
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Default Extension="xml" ContentType="application/xml"/>\
<Override PartName="/xl/workbook.xml" ContentType="${sheetMime}.sheet.main+xml"/>\
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetMime}.worksheet+xml"/>\
<Override PartName="/xl/styles.xml" ContentType="${sheetMime}.styles+xml"/></Types>`

export const packageRelsXml = `${head}<Relationships xmlns="${packageNs}/relationships">\
<Relationship Id="rId1" Type="${officeNs}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

export const workbookRelsXml = `${head}<Relationships xmlns="${packageNs}/relationships">\
<Relationship Id="rId1" Type="${officeNs}/worksheet" Target="worksheets/sheet1.xml"/>\
<Relationship Id="rId2" Type="${officeNs}/styles" Target="styles.xml"/></Relationships>`

export const workbookXml = (sheetName: string): string => `${head}<workbook xmlns="${mainNs}" xmlns:r="${officeNs}">\
<sheets><sheet name="${xmlText(safeSheetName(sheetName))}" sheetId="1" r:id="rId1"/></sheets></workbook>`

/** The opening of a sheet whose first row stays in sight. */
export const sheetHead = (cols: string): string => `${head}<worksheet xmlns="${mainNs}">\
<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>\
</sheetView></sheetViews><cols>${cols}</cols><sheetData>`

export const sheetTail = '</sheetData></worksheet>'

/** A name that spreadsheets accept: no `\ / ? * [ ] :`, no apostrophe at either end, 1 to 31 units, not History. */
export function safeSheetName(name: string): string {
  const plain = name
    .toWellFormed()
    .replace(/[\p{Cc}\\/?*[\]:]/gu, ' ')
    .trim()
    .replace(/^'+/, '')
  const cut = Buffer.from(plain.slice(0, 31))
    .toString()
    .replace(/[\ufffd']+$/, '')
    .trim()
  return cut === '' || cut.toLowerCase() === 'history' ? 'Sheet1' : cut
}
