import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Figures, figures } from './figures.ts'
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

describe('a decision', () => {
  const decisions = docs.filter((name) => /decisions\/\d/.test(name))

  it.each(decisions)('%s says context, decision and why, in this order', (name) => {
    const parts = [...textOf(name).matchAll(/^\*\*(Context|Decision|Why)\.\*\*/gm)].map(([, part]) => part)
    expect(parts).toEqual(['Context', 'Decision', 'Why'])
  })

  it('is named by the code it explains, or by a document', () => {
    const naming = globSync('{packages,modules,apps,scripts,e2e,bench,docs}/**/*.{ts,tsx,mjs,sql,css,md}', {
      cwd: root,
      exclude: (path) => /node_modules|dist$/.test(path),
    })
    const named = new Set(
      naming.flatMap((path) =>
        [...textOf(path).matchAll(/[Dd]ecisions? (\d{3})|decisions\/(\d{3})|\]\((\d{3})-/g)].map(
          ([, a, b, c]) => a ?? b ?? c,
        ),
      ),
    )
    expect(decisions.filter((name) => !named.has(/(\d+)-/.exec(name)?.[1]))).toEqual([])
  })

  it('is named in code by its number and its title', () => {
    const titles = new Map(
      decisions.map((name) => /^# (\d{3}) (.*)$/m.exec(textOf(name))?.slice(1) as [string, string]),
    )
    const sources = globSync('{packages,modules,apps,scripts,e2e}/**/*.{ts,tsx,css}', {
      cwd: root,
      exclude: (path) => /node_modules|dist$|\.types$/.test(path),
    })
    const wrong = sources.flatMap((path) =>
      [...textOf(path).matchAll(/^\s*(?:\/\/|\/\*) Decision (\d{3}): (.*?)(?: \*\/)?$/gm)].flatMap(
        ([line, number = '', title]) => (titles.get(number) === title ? [] : [`${path}: ${line}`]),
      ),
    )
    expect(titles.size).toBe(decisions.length)
    expect(wrong).toEqual([])
  })

  it('has its own number, without gaps between them', () => {
    const numbers = decisions.map((name) => Number(/(\d+)-/.exec(name)?.[1])).sort((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_, at) => at + 1))
  })
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

  it('tells figures that are near what is counted', () => {
    const text = textOf('docs/ARCHITECTURE.md')
    const counted = figures()
    const far = Object.entries(told).filter(([name, words]) => {
      const said = Number(words.exec(text)?.[1]?.replaceAll(',', ''))
      const found = counted[name as keyof Figures]
      return !(Math.abs(said - found) <= found / 10)
    })
    expect(far.map(([name]) => `${name}: ${counted[name as keyof Figures]}`)).toEqual([])
    expect(counted.longest).toBeLessThanOrEqual(250)
  })

  it('is one page', () => expect(textOf('docs/ARCHITECTURE.md').split('\n').length).toBeLessThan(100))
})

/** How the architecture tells them. */
const told: Partial<Record<keyof Figures, RegExp>> = {
  entities: /(\d+) entities are declared/,
  declared: /are declared in ([\d,]+) lines/,
  machines: /([\d,]+) more of state machines/,
  beside: /([\d,]+) lines of handlers/,
  kernel: /kernel \(([\d,]+)\)/,
  engine: /engine \(([\d,]+)\)/,
  ui: /ui \(([\d,]+)\)/,
  apps: /([\d,]+) of server and application/,
  files: /Of ([\d,]+) files/,
  median: /half have fewer than (\d+) lines/,
}

// Excludes documents about planned work, past decisions and habits, which name things that do not exist here
const asOfNow = docs.filter((name) => !/left-out|STYLE|decisions\//.test(name))

describe('what stands in code marks', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => existsSync(join(root, file)))
  const sources = files.filter((file) => /\.(tsx?|mjs|sql|graphql)$/.test(file) && file !== 'scripts/docs.test.ts')
  const words = new Set(sources.flatMap((file) => textOf(file).match(/\w+/g) ?? []))

  it.each(asOfNow)('%s names what is there', (name) => {
    const marked = [
      ...textOf(name)
        .replace(/```[\s\S]*?```/g, '')
        .matchAll(/`([^`\n]+)`/g),
    ].map(([, mark = '']) => mark)
    const lostFiles = marked.filter(
      (mark) => /^[\w@./-]+\.(tsx?|mjs|sql)$/.test(mark) && !files.some((file) => `/${file}`.endsWith(`/${mark}`)),
    )
    const lostNames = marked.filter(
      (mark) => /^[a-z]+[A-Z]\w*(\(\))?$/.test(mark) && !words.has(mark.replace('()', '')),
    )
    expect([...lostFiles, ...lostNames].filter((mark) => !example.test(mark))).toEqual([])
  })
})

/** What the recipes make. */
const example = /device|worth/

/** Returns the candidate paths: from the root, in a package, in the server, or beside the paths named before it. */
const placesOf = (path: string, before: readonly string[]): string[] => {
  const near = before.flatMap((one) => [one, dirname(one)]).map((folder) => `${folder}/${path}`)
  return [path, ...near].flatMap((one) => ['', 'packages/', 'packages/engine/', 'apps/server/'].map((at) => at + one))
}
