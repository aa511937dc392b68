import { build, type Rolldown } from 'vite'

/** The text of a script that stands by itself, built from an entry with constants filled in. */
export const buildAlone = async (entry: URL, define: Readonly<Record<string, unknown>>): Promise<string> => {
  const texts = Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { ...Object.fromEntries(texts), 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: entry.pathname, formats: ['iife'], name: 'alone' } },
  })
  const [output] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[]
  const code = output?.output[0].code
  if (code === undefined) throw new Error(`${entry.pathname} was not built`)
  return code
}
