import { enableCompileCache } from 'node:module'
import process from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { thrownMessage } from '@chengban/kernel/thrown.ts'

// a library prints a paragraph at its first loading where this is not set
process.env.GRAPHILE_ENV ??= 'production'
// keeps compiled code beside the dependencies; where that folder is read-only only time is lost
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/compile', import.meta.url)))
await import('./module-paths.ts')
const [{ readSettings }, { wake }, { closeToOthers, makePrivate }] = await Promise.all([
  import('./settings.ts'),
  import('./database/wake.ts'),
  import('./data-folder.ts'),
])
makePrivate()
const settings = settled(readSettings)
const { databaseUrl, dataDir } = settings
void closeToOthers(dataDir)
// why it does not start is said by who needs it
const awake = databaseUrl ? undefined : wake(dataDir).catch(() => undefined)
// a later start has launched it by then; at the first another process makes the cluster, and the program is read meanwhile
await Promise.race([awake, delay(200)])
await Promise.all([awake, import('./app.ts'), import('./compose.ts')]).catch(() => undefined)
await import('./serve.ts').catch(async (error: unknown) => {
  const { startFailure } = await import('./start-failure.ts')
  tell(startFailure(error, settings), error)
})

/** Prints invalid settings as their sentence and exits. */
function settled<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    return tell(thrownMessage(error), error)
  }
}

function tell(sentence: string | undefined, error: unknown): never {
  if (sentence === undefined) throw error
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
