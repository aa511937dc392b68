import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const packed = /\.(js|mjs|css|html|svg|json|wasm|bcmap|ttf|icc)$/
const leastBytes = 1024

/** Lays a .br and a .gz beside every file worth it, so that the server only picks one. */
export const precompress = (): Plugin => {
  let folder = ''
  return {
    name: 'chengban-precompress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true })
        const files = entries.filter((entry) => entry.isFile() && packed.test(entry.name))
        await Promise.all(files.map((file) => pack(join(file.parentPath, file.name))))
      },
    },
  }
}

const pack = async (path: string): Promise<void> => {
  const bytes = await readFile(path)
  if (bytes.length < leastBytes) return
  // the highest quality takes seconds on the large binaries and gains them little
  const quality = bytes.length > 500_000 ? 9 : 11
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [br, gz] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 9 })])
  if (br.length < bytes.length) await writeFile(`${path}.br`, br)
  if (gz.length < bytes.length) await writeFile(`${path}.gz`, gz)
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
