import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pdfjsAssets } from './build/pdfjs-assets.ts'
import { precompress } from './build/precompress.ts'
import { deriveTokenValues } from './build/token-values.ts'

const server = process.env.CHENGBAN_SERVER ?? 'http://127.0.0.1:3000'

// One chunk for what every page has, one for what at least twenty lazy pages share; the rest falls out by itself.
// A single antd chunk would bring all of antd to the phone pages (204 → 523 kB gz when tried); their icons and queries
// stand apart from it for the same reason.
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 50 },
  {
    name: 'light',
    test: /node_modules[\\/](@tanstack|@ant-design[\\/](icons|icons-svg|colors|fast-color))[\\/]/,
    minShareCount: 20,
    priority: 40,
  },
  {
    name: 'shared-mobile',
    test: /node_modules[\\/](@rc-component[\\/](util|field-form|form|resize-observer|motion|async-validator|mini-decimal)|@babel|classnames|clsx)[\\/]/,
    minShareCount: 20,
    priority: 30,
  },
  {
    name: 'core',
    test: /node_modules[\\/](antd|@ant-design|@rc-component|@tanstack|stylis|@emotion)[\\/]/,
    minShareCount: 20,
    priority: 20,
  },
]

export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react(), deriveTokenValues(), pdfjsAssets(), precompress()],
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(['/api', '/file', '/postgraphiles'].map((path) => [path, { target: server }])),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
