import { build, type Plugin, type Rolldown } from 'vite'
import { chunksOf } from './chunks-of.ts'

const entry = new URL('../worker/worker.ts', import.meta.url).pathname
/** Modules whose files are fetched when the worker is installed: sign-in, shell, lists and the phone's home. */
const ahead = [
  '/apps/web/index.html',
  '/apps/web/start.tsx',
  '/packages/ui/shell/Shell.tsx',
  '/packages/ui/shell/PhoneFrame.tsx',
  '/packages/ui/theme/AntdProvider.tsx',
  '/packages/ui/screen/GenericScreen.tsx',
  '/modules/platform/home/web/PhoneHome.tsx',
]

/** Builds `worker.js`, the service worker that caches the code of pages, so that they open offline. */
export const serviceWorker = (): Plugin => ({
  name: 'chengban-service-worker',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const files = filesAhead(bundle)
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      define: {
        FIRST_FILES: JSON.stringify(files.map((file) => `/admin/${file}`)),
        BUILD: JSON.stringify(files.join(' ')),
        'process.env.NODE_ENV': '"production"',
      },
      build: { write: false, lib: { entry, formats: ['iife'], name: 'worker' } },
    })
    const [output] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[]
    const code = output?.output[0].code
    if (code === undefined) throw new Error('the service worker was not built')
    this.emitFile({ type: 'asset', fileName: 'worker.js', source: code })
  },
})

const filesAhead = (bundle: Rolldown.OutputBundle): readonly string[] => {
  const files = [...chunksOf(bundle, ahead)].map(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
  ])
  return [...new Set(files.flat())].sort()
}
