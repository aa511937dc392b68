import { findEntities } from './declarations.ts'

/** The entities of each area as a file of its folder: a declaration belongs to the area in whose folder it is. */
export const areaEntitiesSources = async (): Promise<readonly { readonly path: string; readonly text: string }[]> => {
  const found = await findEntities()
  const areas = [...new Set(found.map(({ path }) => areaOf(path)))]
  return areas.map((area) => {
    const own = found.filter(({ path }) => areaOf(path) === area)
    return {
      path: `modules/${area}/entities.gen.ts`,
      text: [
        '// Written by `npm run gen` from the folders of the area. Do not edit.\n',
        "import type { Entity } from '@chengban/kernel/entity.ts'\n",
        ...own.map(({ path, name }) => `import { ${name} } from './${path.slice(area.length + 1)}'\n`),
        `\nexport const entities: readonly Entity[] = [\n${own.map(({ name }) => `  ${name},\n`).join('')}]\n`,
      ].join(''),
    }
  })
}

const areaOf = (path: string): string => path.split('/')[0] ?? ''
