import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const ROOT = decodeURIComponent(new URL('.', import.meta.url).pathname)
const PDFJS = decodeURIComponent(new URL('../../../node_modules/pdfjs-dist/', import.meta.url).pathname)

/** Every shared control in its states: `npx vite packages/ui/gallery`, then /#list, ?theme=dark. */
export default defineConfig({
  root: ROOT,
  plugins: [react(), pdfAssets()],
  server: { host: '127.0.0.1', fs: { strict: false } },
})

/** The character maps and fonts of pdfjs-dist where the application serves them. */
function pdfAssets(): Plugin {
  return {
    name: 'pdf-assets',
    configureServer(server) {
      server.middlewares.use((request, _answer, next) => {
        if (request.url?.startsWith('/admin/pdfjs/'))
          request.url = `/@fs${PDFJS}${request.url.slice('/admin/pdfjs/'.length)}`
        next()
      })
    },
  }
}
