import { createReadStream } from 'node:fs'
import { cp, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, normalize } from 'node:path'
import type { Plugin } from 'vite'

const source = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const folders = ['cmaps', 'standard_fonts', 'wasm', 'iccs']
const types: Record<string, string> = { wasm: 'application/wasm', js: 'text/javascript', mjs: 'text/javascript' }

/** Serves what pdf.js fetches while it draws (Chinese character maps, fonts, decoders) under /admin/pdfjs/. */
export const pdfjsAssets = (): Plugin => {
  let target = ''
  return {
    name: 'chengban-pdfjs-assets',
    configResolved({ root, build }) {
      target = join(root, build.outDir, 'pdfjs')
    },
    configureServer(server) {
      server.middlewares.use('/admin/pdfjs', async (request, response, next) => {
        const path = normalize(decodeURIComponent((request.url ?? '').split('?')[0] ?? '')).replace(/^\/+/, '')
        const file = join(source, path)
        const isOurs = folders.includes(path.split('/')[0] ?? '') && (await stat(file).catch(() => null))?.isFile()
        if (!isOurs) return next()
        response.setHeader('Content-Type', types[file.split('.').pop() ?? ''] ?? 'application/octet-stream')
        createReadStream(file).pipe(response)
      })
    },
    async writeBundle() {
      await Promise.all(folders.map((folder) => cp(join(source, folder), join(target, folder), { recursive: true })))
    },
  }
}
