import { execFileSync } from 'node:child_process'
import type { Plugin } from 'vite'

/** Lays `build.json` beside the pages: of which commit they are, and when they were built. */
export const buildFacts = (): Plugin => ({
  name: 'chengban-build-facts',
  apply: 'build',
  generateBundle() {
    const source = JSON.stringify({ commit: commitHere(), tzBuild: new Date().toISOString() })
    this.emitFile({ type: 'asset', fileName: 'build.json', source })
  },
})

// a copy without its history is of no known commit
const commitHere = (): string => {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}
