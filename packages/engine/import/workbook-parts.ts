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

/** The part of the first sheet. */
export const firstSheetPath = (text: TextOf): string | undefined => {
  const workbook = workbookPath(text)
  const sheet = /<(?:\w+:)?sheet\b[^>]*>/.exec(text(workbook))?.[0] ?? ''
  const id = /\b\w+:id\s*=\s*["']([^"']*)["']/.exec(sheet)?.[1]
  return targetOf(text(relsOf(workbook)), folderOf(workbook), (tag) => attribute(tag, 'Id') === id)
}

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
