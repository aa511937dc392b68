/** A source file by its path from the root of the repository. */
export interface Source {
  readonly path: string
  readonly text: string
}

/** Names of files that say nothing: each of them stood for up to seventy different things. */
const emptyFiles = ['rules', 'standing', 'told', 'way']
/** Names of types that say nothing of what they hold. */
const emptyTypes = ['Asked', 'Found', 'Named', 'Told', 'Held', 'Said', 'Shown']

/** What people look for a name in: a package; of an area its declarations, its server side or its pages. */
const partOf = (path: string): string => {
  const area = /^modules\/[\w-]+/.exec(path)?.[0]
  if (!area) return /^\w+\/\w+/.exec(path)?.[0] ?? path
  return `${area}${/\/(server|web)\//.exec(path)?.[0] ?? ''}`
}

/** Names of files and types that say nothing, and exported types whose name another file of the part gives to its own. */
export const nameFaults = (sources: readonly Source[]): string[] => {
  const types = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/^(export )?(?:interface|type|class) (\w+)/gm)].map(([, isExported, name = '']) => ({
      ...{ path, name, isExported: isExported !== undefined, key: `${partOf(path)} ${name}` },
    })),
  )
  const doubled = Map.groupBy(
    types.filter(({ isExported }) => isExported),
    ({ key }) => key,
  )
  return [
    ...sources
      .filter(({ path }) => emptyFiles.some((name) => path.endsWith(`/${name}.ts`)))
      .map(({ path }) => `${path}: name it by what it holds`),
    ...types
      .filter(({ name }) => emptyTypes.includes(name))
      .map(({ path, name }) => `${path}: name the type ${name} by what it holds`),
    ...[...doubled.values()]
      .filter((all) => new Set(all.map(({ path }) => path)).size > 1)
      .map((all) => `${all[0]?.name} has a meaning each in ${all.map(({ path }) => path).join(' and ')}`),
  ]
}
