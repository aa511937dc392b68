import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './places.ts'
import { type Reach, reachOf } from './reach.ts'

const git = (...words: string[]): string[] | undefined => {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return status === 0 ? stdout.split('\0').filter(Boolean) : undefined
}

/** Where this branch left what all share: its upstream, else `main`; on that itself its last commit. */
const base = (): string => {
  for (const shared of ['@{upstream}', 'origin/main', 'main', 'origin/master', 'master']) {
    const [commit] = git('merge-base', 'HEAD', shared) ?? []
    if (commit) return commit.trim()
  }
  return 'HEAD'
}

/** Files that differ from what all share, committed or not, also such as git does not know yet. */
export const changedFiles = (): string[] => {
  const differing = git('diff', '-z', '--name-only', base())
  if (!differing) throw new Error('--changed 需要 git 仓库 / --changed needs a git repository')
  return [...differing, ...(git('ls-files', '-z', '--others', '--exclude-standard') ?? [])]
}

/** What the changes can reach. */
export const reachOfChanges = async (): Promise<Reach> => {
  const known = git('ls-files', '-z', '--cached', '--others', '--exclude-standard') ?? []
  const sources = new Map<string, string>()
  for (const file of known.filter((path) => /\.tsx?$/.test(path))) {
    const source = await readFile(join(root, file), 'utf8').catch(() => undefined)
    if (source !== undefined) sources.set(file, source)
  }
  return reachOf(changedFiles(), sources)
}
