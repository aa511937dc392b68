import { findAreas } from './declarations.ts'

/** What the pages know of the areas before they load one: its screens, its entities, and how to load it. */
export const areasSource = async (): Promise<string> => {
  const areas = (await findAreas()).sort((a, b) => (a.path < b.path ? -1 : 1))
  const labels = Object.assign({}, ...areas.map(({ value }) => value.operations)) as Record<string, string>
  const screens = areas.flatMap(({ value }) =>
    Object.entries(value.screens).map(([route, screen]) => ({ route, area: value.name, ...screen })),
  )
  const codes = [...new Set(screens.flatMap(({ codes = [] }) => codes as readonly string[]))].sort()
  const lines = (rows: readonly string[]): string => rows.map((row) => `    ${row},\n`).join('')
  return [
    '// Written by `npm run gen` from the declarations. Do not edit.\n\nexport const areas = {\n',
    `  load: {\n${lines(areas.map(({ path, name, value }) => `${value.name}: async () => (await import('./${path}')).${name}`))}  },\n`,
    `  screens: {\n${lines(screens.map(({ route, area, label, codes }) => `'${route}': ${JSON.stringify({ area, label, ...(codes ? { codes } : {}) })}`))}  },\n`,
    `  entities: {\n${lines(areas.flatMap(({ value }) => value.entities.map((entity) => `${entity.name}: '${value.name}'`)))}  },\n`,
    `  operations: {\n${lines(codes.map((code) => `'${code}': '${labels[code] ?? code}'`))}  },\n`,
    '}\n',
  ].join('')
}
