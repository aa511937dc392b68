import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// what was read and compiled once is kept beside the dependencies; where that may not be written nothing is lost but time
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compile', import.meta.url)))
await import('./serve.ts')
