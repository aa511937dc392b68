import { xmlText } from './xml.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const packageNs = 'http://schemas.openxmlformats.org/package/2006'
const officeNs = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const mainNs = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const sheetMime = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Places of the sheets, counted from 1. */
const places = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1)

export const contentTypesXml = (sheets: number): string => `${head}<Types xmlns="${packageNs}/content-types">\
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Default Extension="xml" ContentType="application/xml"/>\
<Override PartName="/xl/workbook.xml" ContentType="${sheetMime}.sheet.main+xml"/>\
${places(sheets)
  .map((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${sheetMime}.worksheet+xml"/>`)
  .join('')}\
<Override PartName="/xl/styles.xml" ContentType="${sheetMime}.styles+xml"/></Types>`

export const packageRelsXml = `${head}<Relationships xmlns="${packageNs}/relationships">\
<Relationship Id="rId1" Type="${officeNs}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

export const workbookRelsXml = (sheets: number): string => `${head}<Relationships xmlns="${packageNs}/relationships">\
${places(sheets)
  .map((n) => `<Relationship Id="rId${n}" Type="${officeNs}/worksheet" Target="worksheets/sheet${n}.xml"/>`)
  .join('')}\
<Relationship Id="rId${sheets + 1}" Type="${officeNs}/styles" Target="styles.xml"/></Relationships>`

export const workbookXml = (names: readonly string[]): string =>
  `${head}<workbook xmlns="${mainNs}" xmlns:r="${officeNs}"><sheets>${names
    .map((name, at) => `<sheet name="${xmlText(safeSheetName(name))}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
    .join('')}</sheets></workbook>`

/** The opening of a sheet whose first row stays in sight. */
export const sheetHead = (cols: string): string => `${head}<worksheet xmlns="${mainNs}">\
<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>\
</sheetView></sheetViews><cols>${cols}</cols><sheetData>`

/** What may be chosen in these cells; a comma would part a word. */
export const listXml = (place: string, words: readonly string[]): string =>
  `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${place}"><formula1>"${xmlText(
    words.join(','),
  )}"</formula1></dataValidation>`

export const sheetTail = (behind = ''): string => `</sheetData>${behind}</worksheet>`

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
