import { spawn } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { createServer } from 'vite'
import { root } from './places.ts'
import { serverEnv, serverFlags } from './server-flags.mjs'

const port = process.env.PORT ?? '3000'
const target = `http://127.0.0.1:${port}`

const server = spawn(process.execPath, [...serverFlags, '--watch', 'apps/server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...serverEnv, ...process.env, PORT: port },
})
const pages = await createServer({
  root: join(root, 'apps/web'),
  configFile: join(root, 'apps/web/vite.config.ts'),
  server: { host: '127.0.0.1', proxy: { '/api': target, '/postgraphiles': target } },
})
await pages.listen()
pages.printUrls()

for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => server.kill(name))
server.once('exit', (code) => pages.close().finally(() => process.exit(code ?? 0)))
