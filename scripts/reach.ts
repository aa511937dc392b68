import { dynamicImportsOf, importsOf } from './cycles.ts'

/** What a change can reach. */
export interface Reach {
  /** The change affects the common foundation: `tests` lists all tests, and `entities` is empty. */
  readonly isAll: boolean
  readonly tests: readonly string[]
  /** Entities whose folders hold something that was reached. */
  readonly entities: readonly string[]
}

const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file)
const isJoined = (file: string): boolean => file.endsWith('.gen.ts')
/** First rows of every database, and those of the demonstration company: every area brings its own to them. */
const isFirst = (file: string): boolean => /^(modules\/[\w-]+\/server\/demo|apps\/server\/seed)\.ts$/.test(file)
const isDemo = (file: string): boolean => /^modules\/[\w-]+\/server\/demo\b/.test(file)
const isEnd = (file: string): boolean => isJoined(file) || isFirst(file)
const nounOf = (file: string): string | undefined =>
  isList(file) ? undefined : /^modules\/[\w-]+\/(?!server\/|web\/)[\w-]+(?=\/)/.exec(file)?.[0]
const areaOf = (file: string): string | undefined => /^modules\/[\w-]+(?=\/)/.exec(file)?.[0]

/** Written by `npm run gen`, or looked at by checks that always run. */
const isHeldElsewhere = (file: string): boolean =>
  /^(api\/|db\/(?!migrations\/)|biome\.json$|knip\.json$|\.gitignore$)/.test(file) || isJoined(file)
const isSource = (file: string): boolean => /^(packages|modules|apps|scripts|e2e|bench)\//.test(file)

/**
 * The tests that the changed files can reach: by imports, and where these end in the files that join all modules, by the
 * entities of the folders reached. `sources`: every file of the project that may import, by its path from the root.
 */
export const reachOf = (changed: readonly string[], sources: ReadonlyMap<string, string>): Reach => {
  const own = changed.filter((file) => !isHeldElsewhere(file))
  const tests = [...sources.keys()].filter(isTest)
  if (own.some((file) => !isSource(file) && !isRead(file))) return { isAll: true, tests, entities: [] }
  const found = importersOf(own, sources)
  const entities = entitiesOf(own, found, sources)
  const joined = own.some((file) => /^modules\/.*\.sql$/.test(file))
    ? [...sources.keys()].filter(isJoined)
    : [...found].filter(isJoined)
  const isModel = joined.length > 0
  const isOfRows = own.some(isDemo) ? (source: string): boolean => /\bdemo: true\b/.test(source) : () => false
  const folders = new Set([...found].map(nounOf).filter((noun) => noun !== undefined))
  const ofModel = importersOf(joined, sources, false)
  const isOfPlatform = own.some((file) => areaOf(file) === 'modules/platform')
  const isAbout = (test: string, source: string): boolean =>
    (isOfPlatform || !isOfFoundation(test)) && entities.some((name) => names(source, name))
  const isReached = (test: string): boolean => {
    const source = sources.get(test) ?? ''
    if (found.has(test) || folders.has(nounOf(test) ?? '')) return true
    if (own.some((file) => isRead(file) && reads(test, source, file))) return true
    const isOfEntity = isAbout(test, source)
    if (test.endsWith('.spec.ts')) return isOfEntity || own.some(isOfPages)
    if (!/\.db\.test\.ts$/.test(test)) return ofModel.has(test)
    return isOfRows(source) || (isModel && (isOfEntity || walksAll(test, source)))
  }
  return { isAll: false, tests: tests.filter(isReached), entities }
}

/** The refusal matrix. A run asks it of `entities` alone, unless the matrix itself is reached. */
export const isMatrix = /^apps\/server\/matrix\//

/** Tests of mechanisms: an entity of another area is their example, so that a change of it does not reach them. */
const isOfFoundation = (test: string): boolean =>
  /^(packages|apps\/server\/(?!whole|story|matrix)|modules\/platform|e2e\/(?!stories\/|contract-)[\w-]+\.spec)/.test(
    test,
  )

/** Of every entity there is. */
const walksAll = (test: string, source: string): boolean =>
  !isMatrix.test(test) && /\b(catalog\.all|makeCatalog)\b/.test(source)

/** Whether a file is part of every page in the browser. */
const isOfPages = (file: string): boolean => /^(packages|apps)\//.test(file) && !isTest(file)

/** Not imported but read: documents by the tests that hold them, migrations by those of the database. */
const isRead = (file: string): boolean => /^(docs\/|README\.md$|db\/migrations\/)/.test(file)

const reads = (test: string, source: string, file: string): boolean =>
  file.startsWith('db/') ? test.startsWith('apps/server/database/') : /\bdocs\b|README/.test(source)

/** Whether a text speaks of an entity: as it is declared, as a table, as a folder or an address. */
const names = (source: string, entity: string): boolean => {
  const snake = entity.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const forms = `['"\`/](${entity}|${snake.replaceAll('_', '-')})(?![\\w-])|\\b(store|public)\\."?${snake}(?!\\w)`
  return new RegExp(forms).test(source)
}

/** The files themselves and all that import them, up to those that join what all modules bring, first rows among it. */
const importersOf = (
  files: readonly string[],
  sources: ReadonlyMap<string, string>,
  endsAtJoined = true,
): Set<string> => {
  const importers = new Map<string, string[]>()
  for (const [file, source] of sources)
    for (const imported of [...importsOf(file, source), ...dynamicImportsOf(file, source)])
      importers.set(imported, [...(importers.get(imported) ?? []), file])
  const found = new Set(files)
  for (const file of found)
    if (!(endsAtJoined && isEnd(file))) for (const importer of importers.get(file) ?? []) found.add(importer)
  return found
}

/** Returns the entities declared in the affected folders; all of an area when a file shared by the area changed. */
const entitiesOf = (
  changed: readonly string[],
  found: ReadonlySet<string>,
  sources: ReadonlyMap<string, string>,
): string[] => {
  const shared = changed.filter((file) => !isList(file) && !nounOf(file))
  const nouns = [...found].filter((file) => !isTest(file)).map(nounOf)
  const places = new Set([...nouns, ...shared.map(areaOf)].filter((place) => place !== undefined))
  return [...sources].flatMap(([file, source]) => {
    const isOf = file.endsWith('.entity.ts') && [nounOf(file), areaOf(file)].some((place) => places.has(place ?? ''))
    return isOf ? [...source.matchAll(/\bentity\('(\w+)'/g)].map(([, name = '']) => name) : []
  })
}

/** Names what the folders of an area bring: its area, its screens, what it gives to the server, places in the menu, codes of roles. */
const isList = (file: string): boolean =>
  /^modules\/[\w-]+\/(area|([\w-]+-)?screens|phone-[\w-]+|server\/(cards|demo))\.ts$/.test(file) ||
  /^modules\/platform\/role\/roles\.ts$/.test(file)
