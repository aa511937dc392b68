import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// what was read and compiled once is kept beside the dependencies; where that may not be written nothing is lost but time
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compile', import.meta.url)))
const [{ readSettings }, { wake }] = await Promise.all([import('./settings.ts'), import('./database/wake.ts')])
const { databaseUrl, dataDir } = readSettings()
// why it does not start is said by who needs it
if (!databaseUrl) await wake(dataDir).catch(() => undefined)
await import('./serve.ts')
