import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildFacts } from './build/build-facts.ts'
import { leaveOutStanding } from './build/desk-parts.ts'
import { groupFirstPages } from './build/first-pages.ts'
import { pdfjsAssets } from './build/pdfjs-assets.ts'
import { precompress } from './build/precompress.ts'
import { leaveOutServerWords } from './build/server-words.ts'
import { serviceWorker } from './build/service-worker.ts'
import { deriveTokenValues } from './build/token-values.ts'

const server = process.env.CHENGBAN_SERVER ?? 'http://127.0.0.1:3000'

// React apart, for it changes least, the kernel, most of which every page asks for, and what the first pages share.
// Nothing else is grouped: chunks then fall out by which pages share them, and a page weighs what it imports, however
// many others ask for something.
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
  // Left out, since few pages need it: reading cells of sheets (paste, import), the needs of moves (their dialog), calls
  // that pages offer, and the form of a parameter.
  {
    name: 'kernel',
    test: /packages[\\/]kernel[\\/](?!cell[\\/]|deeds[\\/]|needed\.|tells\.|setting\.|checked-setting\.)/,
  },
]

// antd's parts do nothing by being loaded but do not say so: unsaid, the whole of its Form with its validator came to
// every page for one context of it
const moduleSideEffects = [
  { test: /node_modules[\\/](@rc-component|@ant-design)[\\/]/, external: false, sideEffects: false },
]

const standing = leaveOutStanding()
const firstPages = groupFirstPages()

interface NamedPlugin {
  readonly name: string
  readonly isEntry: boolean
  readonly isDynamicEntry: boolean
}

// every chunk names those it imports: a letter less of each hash is a kilobyte less of the first list, and what several
// pages share would be called by whichever of its modules comes first
const names = {
  chunkFileNames: ({ name, isEntry, isDynamicEntry }: NamedPlugin) => {
    const isShared = !isEntry && !isDynamicEntry && !groups.some((group) => group.name === name)
    const called = isShared ? 's' : name.endsWith('.entity') ? 'entity' : name
    return `assets/${called}-[hash:7].js`
  },
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [
    leaveOutServerWords(),
    react(),
    standing.plugin,
    firstPages.plugin,
    deriveTokenValues(),
    pdfjsAssets(),
    buildFacts(),
    serviceWorker(),
    precompress(),
  ],
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(['/api', '/file', '/postgraphiles'].map((path) => [path, { target: server }])),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    modulePreload: { resolveDependencies: standing.dependencies },
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // a merged chunk loses the entry in the manifest under which it is fetched
      experimental: { chunkOptimization: { mergeCommonChunks: false } },
      treeshake: { moduleSideEffects },
      output: { codeSplitting: { groups: [...groups, firstPages.group] }, ...names },
    },
  },
})
