import type { Screen } from '@chengban/kernel/area.ts'
import { findAreas, findEntities } from './declarations.ts'
import { detailsOf } from './screens.ts'

/** What the pages know of the areas: their screens, and how an entity's declaration is loaded. */
export const areasSource = async (): Promise<string> => {
  const areas = (await findAreas()).sort((a, b) => (a.path < b.path ? -1 : 1))
  const entities = (await findEntities()).sort((a, b) => (a.path < b.path ? -1 : 1))
  const screens = areas.flatMap(({ value }) =>
    Object.entries(value.screens).map(([route, screen]) => ({ route, ...placeOf(screen) })),
  )
  const lines = (rows: readonly string[]): string => rows.map((row) => `    ${row},\n`).join('')
  return [
    '// Written by `npm run gen` from the declarations. Do not edit.\n\n',
    "import type { Entity } from '@chengban/kernel/entity.ts'\n\n",
    // short, because the first page holds one such line for each entity
    'const named = <N extends string>(loads: Readonly<Record<N, () => Promise<object>>>) =>\n',
    '  Object.fromEntries(\n',
    '    Object.entries<() => Promise<object>>(loads).map(([name, load]) => [name, async () => (await load())[name as never]]),\n',
    '  ) as unknown as Readonly<Record<N, () => Promise<Entity>>>\n\n',
    "const screens = () => import('./screens.gen.ts')\n\n",
    'export const areas = {\n',
    `  screens: {\n${lines(screens.map(({ route, ...screen }) => `'${route}': ${JSON.stringify(screen)}`))}  },\n`,
    `  entities: named({\n${lines(entities.map(({ path, name }) => `${name}: () => import('./${path}')`))}  }),\n`,
    `  details: async () => (await screens()).details,\n`,
    `  offers: async () => (await import('./offers.gen.ts')).offers,\n`,
    `  settings: async () => (await import('./settings.gen.ts')).settings,\n`,
    `  operations: async () => (await screens()).operations,\n`,
    '} as const\n',
  ].join('')
}

/** What menu and rights ask of every screen; the rest comes with the screen itself. */
const placeOf = (screen: Screen) => {
  const { label, kind, of, variant, codes } = screen
  return { label, kind, of, variant, codes, ...(detailsOf(screen) ? { hasMore: true } : {}) }
}
