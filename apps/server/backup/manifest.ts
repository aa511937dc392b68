import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Applied } from '../database/baseline.ts'
import type { TableCopy } from './tables.ts'

export interface TableKept extends TableCopy {
  /** Inside the backup, gzipped. */
  readonly file: string
  readonly rows: number
  /** Of the text before it was compressed. */
  readonly sha256: string
}

export interface Manifest {
  readonly format: 1
  readonly product: string
  /** ISO 8601. */
  readonly made: string
  readonly database: string
  readonly migrations: readonly Applied[]
  readonly tables: readonly TableKept[]
  readonly sequences: readonly { readonly name: string; readonly last: string; readonly isCalled: boolean }[]
  /** `sha256` is that of the list, see `files.sha256`. */
  readonly files: { readonly count: number; readonly bytes: number; readonly sha256: string }
  /** Problems in the data that was backed up, in sentences. */
  readonly remarks: readonly string[]
}

/** One line a file, as `sha256sum --check` reads it. */
export const filesList = 'files.sha256'
const name = 'manifest.json'
const sealName = 'manifest.json.sha256'

const seal = (text: string): string => `${createHash('sha256').update(text).digest('hex')}  ${name}\n`

/** The last that is written: what has no manifest is no backup. */
export const writeManifest = async (folder: string, manifest: Manifest): Promise<void> => {
  const text = `${JSON.stringify(manifest, null, 1)}\n`
  await writeFile(join(folder, sealName), seal(text), { flag: 'wx', mode: 0o600, flush: true })
  await writeFile(join(folder, name), text, { flag: 'wx', mode: 0o600, flush: true })
}

/** Rejects with a sentence where the folder holds no whole backup of a known form. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const [text, sealed] = await Promise.all(
    [name, sealName].map((file) => readFile(join(folder, file), 'utf8').catch(() => undefined)),
  )
  if (text === undefined || sealed === undefined) throw new Error(`${folder} 不是完整的备份：缺少 ${name}`)
  if (sealed !== seal(text)) throw new Error(`备份已损坏：${name} 与其校验值不符`)
  const manifest: Manifest = JSON.parse(text)
  if (manifest.format !== 1) throw new Error('备份来自更新的版本，请用该版本恢复')
  return manifest
}
