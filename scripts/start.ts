import process from 'node:process'
import { buildPages } from './pages.ts'

await buildPages().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
await import('../apps/server/main.ts')
