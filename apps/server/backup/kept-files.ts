import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { filesList } from './manifest.ts'

/** A file inside a backup, as its list says. */
export interface KeptFile {
  readonly key: string
  readonly sha256: string
}

export const pathOf = (key: string): string => join('files', key.slice(-2), key)

export const lineOf = ({ key, sha256 }: KeptFile): string => `${sha256}  ${pathOf(key)}\n`

/** The files of a backup, one after the other. */
export async function* keptFiles(folder: string): AsyncGenerator<KeptFile> {
  for await (const line of createInterface({ input: createReadStream(join(folder, filesList)) })) {
    const [sha256 = '', path = ''] = line.split('  ')
    yield { sha256, key: path.slice('files/xx/'.length) }
  }
}
