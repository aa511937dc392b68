import type { Bytes } from './bytes.ts'
import { agrees, type Content } from './content.ts'
import { ole2Names } from './ole2-names.ts'
import { textContent } from './plain-text.ts'
import { isPlainXml } from './plain-xml.ts'
import { familyOf } from './signature.ts'
import { zipNames } from './zip-names.ts'

/** As many first bytes as {@link mayBecome} and the signatures need. */
export const headBytes = 4096
const textBytes = 1_048_576

/** The type of a whole file by its bytes, regardless of its name; null for an unknown one. */
export async function sniff(bytes: Bytes): Promise<Content | null> {
  const family = familyOf(await bytes.read(0, headBytes))
  if (family === 'zipBased') return inZip(await zipNames(bytes))
  if (family === 'ole2') return inOle2(await ole2Names(bytes))
  if (family !== null) return family
  const content = textContent(await bytes.read(0, textBytes), bytes.size <= textBytes)
  return content === 'xml' && !(await isPlainXml(bytes)) ? 'markup' : content
}

/**
 * Whether a file that begins so can still turn out to fit its extension: lets an upload be refused at its first bytes.
 * The last word has {@link sniff}.
 */
export function mayBecome(ext: string, head: Buffer): boolean {
  const family = familyOf(head) ?? textContent(head, head.length < headBytes)
  if (family === 'zipBased') return zipContents.some((content) => agrees(ext, content))
  if (family === 'ole2') return ole2Contents.some((content) => agrees(ext, content))
  return agrees(ext, family)
}

const zipContents: readonly Content[] = ['docx', 'xlsx', 'pptx', 'ofd', 'apk', 'zip']
const ole2Contents: readonly Content[] = ['doc', 'xls', 'ppt', 'lockedOffice']

function inZip(names: readonly string[]): Content {
  const has = (name: string): boolean => names.includes(name)
  const office = has('[Content_Types].xml')
  if (office && has('word/document.xml')) return 'docx'
  if (office && names.some((name) => /^xl\/workbook\d*\.xml$/.test(name))) return 'xlsx'
  if (office && has('ppt/presentation.xml')) return 'pptx'
  if (has('OFD.xml')) return 'ofd'
  return has('AndroidManifest.xml') ? 'apk' : 'zip'
}

function inOle2(names: readonly string[]): Content | null {
  if (names.includes('WordDocument')) return 'doc'
  if (names.includes('Workbook') || names.includes('Book')) return 'xls'
  if (names.includes('PowerPoint Document')) return 'ppt'
  return names.includes('EncryptedPackage') ? 'lockedOffice' : null
}
