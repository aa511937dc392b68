import { attribute } from './marks.ts'

/** Gives the text of a part of the archive, '' where there is none. */
type TextOf = (path: string | undefined) => string

export const usualWorkbook = 'xl/workbook.xml'

/** The part that is the workbook, as the package itself names it: writers are free in its name. */
export const workbookPath = (text: TextOf): string =>
  targetOf(text('_rels/.rels'), '', (tag) => /\/officeDocument$/.test(attribute(tag, 'Type') ?? '')) ??
  'xl/workbook.xml'

/** The part that says what another one refers to. */
export const relsOf = (path: string): string => path.replace(/([^/]+)$/, '_rels/$1.rels')

export interface SheetPart {
  readonly name: string
  /** From 1, in the order of the workbook. */
  readonly number: number
  readonly path: string | undefined
}

/** The sheets that people see, all of them where none is hidden. */
export const sheetParts = (text: TextOf): readonly SheetPart[] => {
  const workbook = workbookPath(text)
  const rels = text(relsOf(workbook))
  const all = [...text(workbook).matchAll(/<(?:\w+:)?sheet\b[^>]*>/g)].map(([tag], at) => {
    const id = /\b\w+:id\s*=\s*["']([^"']*)["']/.exec(tag)?.[1]
    const path = targetOf(rels, folderOf(workbook), (rel) => attribute(rel, 'Id') === id)
    const isHidden = /hidden/i.test(attribute(tag, 'state') ?? '')
    return { name: plainText(attribute(tag, 'name') ?? ''), number: at + 1, path, isHidden }
  })
  const shown = all.filter(({ isHidden }) => !isHidden)
  return shown.length ? shown : all
}

const marks: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plainText = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (all, name) => marks[name] ?? all)

/** The part with the formats of cells. */
export const stylesPath = (text: TextOf): string => {
  const workbook = workbookPath(text)
  const found = targetOf(text(relsOf(workbook)), folderOf(workbook), (tag) =>
    /\/styles$/.test(attribute(tag, 'Type') ?? ''),
  )
  return found ?? 'xl/styles.xml'
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

const targetOf = (rels: string, folder: string, isIt: (tag: string) => boolean): string | undefined => {
  for (const [tag] of rels.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)) {
    if (!isIt(tag)) continue
    const target = attribute(tag, 'Target') ?? ''
    return target.startsWith('/') ? target.slice(1) : `${folder}${target}`
  }
  return undefined
}
