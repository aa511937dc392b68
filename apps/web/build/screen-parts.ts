import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { areas } from '@chengban/modules/areas.gen.ts'
import { details } from '@chengban/modules/screens.gen.ts'
import type { ScreenPlace } from '@chengban/ui/declarations/declarations.ts'
import type { ScreenDetails } from '@chengban/ui/declarations/details.ts'
import type { SpecialScreen } from '@chengban/ui/screen/special-screen.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const modules = join(root, 'modules')

/** Ends of modules' paths that are fetched together. */
type Part = readonly string[]

const antd: Part = ['/packages/ui/theme/AntdProvider.tsx']
const generic: Part = ['/packages/ui/screen/GenericScreen.tsx']
/** What a list of the desk asks for once its head is drawn. */
export const listParts: Part = [
  '/packages/ui/table/CutTabs.tsx',
  '/packages/ui/list/ListOffers.tsx',
  '/packages/ui/list/LayoutButtons.tsx',
  '/packages/ui/list/MoreFilters.tsx',
  '/packages/ui/list/follow/RowFollowers.tsx',
  '/packages/ui/import/ImportButton.tsx',
  '/packages/ui/kinds/Awaited.tsx',
  '/packages/ui/kinds/RareCells.tsx',
]
const list: Part = [...listParts, '/modules/offers.gen.ts']
const lists: Part = ['/packages/ui/screen/DeclaredLists.tsx', '/modules/screens.gen.ts']
const figures: Part = ['/packages/ui/dashboard/DashboardScreen.tsx']
const decisions: Part = ['/packages/ui/screen/DecisionDesk.tsx']

const start: Part = ['/apps/web/index.html', '/apps/web/start.tsx', '/packages/ui/shell/Shell.tsx']
/** The part that every screen asks for. */
export const frames = { desk: start, phone: [...start, '/packages/ui/shell/PhoneFrame.tsx'] } as const

/** The further parts of every screen, by the pattern of its path; the first that fits a path is its own. */
export const screenParts = async (): Promise<Readonly<Record<string, readonly Part[]>>> => {
  const special = (await specialScreens()).map(
    ({ screen, from }) => [screen.path, [...specialParts(screen, from), ...furtherParts(screen.path)]] as const,
  )
  return {
    ...Object.fromEntries(Object.keys(declared).map((path) => [path, declaredParts(path)])),
    ...Object.fromEntries(special),
    '/record/:entity/:id': [antd, generic, ['/packages/ui/record/RecordScreen.tsx']],
  }
}

const declared: Readonly<Record<string, ScreenPlace>> = areas.screens
const further: Readonly<Record<string, ScreenDetails | undefined>> = details

const declaredParts = (path: string): readonly Part[] => {
  const { kind, variant, hasMore } = declared[path] ?? {}
  const isDecided = kind === 'list' && variant === 'audit'
  return [
    antd,
    generic,
    ...(isDecided ? [decisions] : hasMore || kind !== 'list' ? [lists] : []),
    ...furtherParts(path),
  ]
}

/** What a screen asks for by its declaration, whoever draws it. */
const furtherParts = (path: string): readonly Part[] => {
  const { kind, of } = declared[path] ?? {}
  const hasFigures = further[path]?.dashboards?.some(({ isLast }) => !isLast)
  return [...(kind === 'list' ? [list] : []), ...(hasFigures ? [figures] : []), ...entityParts(of)]
}

const index = readFileSync(join(modules, 'areas.gen.ts'), 'utf8')

const entityParts = (name: string | undefined): readonly Part[] => {
  const [, file] = new RegExp(`^ +${name}: \\(\\) => import\\('\\./(.+?\\.entity\\.ts)'\\)`, 'm').exec(index) ?? []
  return file ? [[`/modules/${file}`]] : []
}

interface Special {
  readonly screen: SpecialScreen
  /** The file that names it. */
  readonly from: string
}

const specialScreens = async (): Promise<readonly Special[]> => {
  const files = globSync(['apps/web/screens/*.screen.ts', 'modules/**/web/*.screen.ts'], { cwd: root })
  const found = files.map(async (from) => {
    const { screen, screens = [] } = (await import(join(root, from))) as {
      readonly screen?: SpecialScreen
      readonly screens?: readonly SpecialScreen[]
    }
    return [...(screen ? [screen] : []), ...screens].map((each) => ({ screen: each, from }))
  })
  return (await Promise.all(found)).flat()
}

const specialParts = ({ load, frame }: SpecialScreen, from: string): readonly Part[] => {
  const [, file = ''] = /import\w*\(['"](.+?)['"]/.exec(String(load)) ?? []
  const part = partOf(file, dirname(from))
  return frame === undefined ? [antd, [part]] : [[part]]
}

/** How the path of an imported module ends; a screen made by a function is loaded from beside that function. */
const partOf = (file: string, folder: string): string => {
  if (!file.startsWith('.')) return file.replace('@chengban/', '/packages/')
  const path = join(folder, file)
  return existsSync(join(root, path)) ? `/${path}` : `/${basename(file)}`
}
