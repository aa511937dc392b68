import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

/**
 * The scripts a browser has fetched once a page is shown: source files whose chunks are loaded with all their imports.
 */
export interface Page {
  readonly name: string
  readonly parts: readonly string[]
  /** kB (1000 bytes) under gzip. */
  readonly budget: number
  /** Number of files at most. */
  readonly files: number
}

const entry = 'index.html'
const shell = ['start.tsx', '../../packages/ui/shell/Shell.tsx', '../../packages/ui/theme/AntdProvider.tsx']

/** The declarations that a list of contracts, or the approval of one, asks for. */
const contract = ['sales/contract/contract', 'sales/client/client', 'platform/user/user'].map(
  (path) => `../../modules/${path}.entity.ts`,
)

/** Every page whose first opening is measured. */
export const pages: readonly Page[] = [
  { name: '登录 sign-in', parts: [entry], budget: 110, files: 5 },
  {
    name: '首个列表 first list',
    parts: [entry, ...shell, '../../packages/ui/screen/GenericScreen.tsx', ...contract],
    budget: 290,
    files: 35,
  },
  {
    name: '手机审批 phone approval',
    parts: [entry, 'start.tsx', '../../packages/ui/phone/Approval.tsx', ...contract],
    budget: 200,
    files: 30,
  },
]

/** The bytes of a page under gzip, in kB, and its files. Throws where a part is not in the build any more. */
export const weigh = (dist: string, { parts }: Page): { readonly weight: number; readonly count: number } => {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const files = filesOf(manifest, parts)
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length)
  return { weight: bytes.reduce((sum, each) => sum + each, 0) / 1000, count: files.size }
}

/** The files of the parts and of everything they import, each once. */
export const filesOf = (manifest: Manifest, parts: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${key} is no chunk of the build`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const each of chunk.imports ?? []) visit(each)
  }
  parts.forEach(visit)
  return files
}
