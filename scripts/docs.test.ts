import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './places.ts'

const docs = [
  'README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true }).map((name) => `docs/${name}`),
].filter((name) => name.endsWith('.md'))
const textOf = (name: string): string => readFileSync(join(root, name), 'utf8')

/** As GitHub makes them of headings. */
const anchorsOf = (name: string): string[] =>
  [...textOf(name).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

it.each(docs)('%s links to what is there', (name) => {
  const lost = [...textOf(name).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    const [path = '', anchor] = link.split('#')
    if (/^https?:/.test(link)) return []
    const target = path ? join(dirname(name), path) : name
    const isThere = existsSync(join(root, target)) && (!anchor || anchorsOf(target).includes(anchor))
    return isThere ? [] : [link]
  })
  expect(lost).toEqual([])
})

describe('the architecture', () => {
  const [, table = ''] = /## Where each mechanism lives\n([\s\S]*?)\n## /.exec(textOf('docs/ARCHITECTURE.md')) ?? []
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && line.includes('`'))

  it.each(rows)('%s', (row) => {
    const [, , where = ''] = row.split('|')
    const paths = [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
    const lost = paths.filter(
      (path, at) => !placesOf(path, paths.slice(0, at)).some((one) => existsSync(join(root, one))),
    )
    expect(paths.length).toBeGreaterThan(0)
    expect(lost).toEqual([])
  })

  it('is one page', () => expect(textOf('docs/ARCHITECTURE.md').split('\n').length).toBeLessThan(100))
})

/** Where a path may stand: from the root, in a package, in the server, or beside those named before it. */
const placesOf = (path: string, before: readonly string[]): string[] => {
  const near = before.flatMap((one) => [one, dirname(one)]).map((folder) => `${folder}/${path}`)
  return [path, ...near].flatMap((one) => ['', 'packages/', 'packages/engine/', 'apps/server/'].map((at) => at + one))
}
