import type { Plugin } from 'vite'
import { chunksOf } from './chunks-of.ts'

/** The parts that every page of the desk loads, by the end of their module's path. */
const parts = ['/apps/web/start.tsx', '/packages/ui/shell/Shell.tsx', '/packages/ui/theme/AntdProvider.tsx']

/**
 * Scripts that stand on every page are in no list of what a part fetches beside itself (styles are, for who comes
 * without the desk). Which they are is read from the chunks: `dependencies` is asked once they are known.
 */
export const leaveOutStanding = () => {
  const standing = new Set<string>()
  const plugin: Plugin = {
    name: 'chengban:standing',
    enforce: 'pre',
    generateBundle: (_options, bundle) => {
      for (const { fileName } of chunksOf(bundle, parts)) standing.add(fileName)
    },
  }
  // a declaration imports the kernel alone
  const dependencies = (file: string, all: string[]): string[] =>
    file.includes('/entity-') ? [] : all.filter((one) => !standing.has(one))
  return { plugin, dependencies }
}
