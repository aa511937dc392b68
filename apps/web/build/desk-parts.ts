import type { Plugin } from 'vite'
import { chunksOf } from './chunks-of.ts'

/** The parts that every page of the desk loads, by the end of their module's path. */
const parts = ['/apps/web/start.tsx', '/packages/ui/shell/Shell.tsx', '/packages/ui/theme/AntdProvider.tsx']

/**
 * Lists of what a part fetches leave out scripts that every page loads (styles stay in them, for a page opened
 * without the desk). The scripts are read from the chunks, so `dependencies` is called after these are known.
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
