import type { Plugin, Rolldown } from 'vite'
import { buildAlone } from './build-alone.ts'
import { chunksOf } from './chunks-of.ts'

const entry = new URL('../worker/worker.ts', import.meta.url)
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
    const source = await buildAlone(entry, {
      FIRST_FILES: files.map((file) => `/admin/${file}`),
      BUILD: files.join(' '),
    })
    this.emitFile({ type: 'asset', fileName: 'worker.js', source })
  },
})

const filesAhead = (bundle: Rolldown.OutputBundle): readonly string[] => {
  const files = [...chunksOf(bundle, ahead)].map(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
  ])
  return [...new Set(files.flat())].sort()
}
