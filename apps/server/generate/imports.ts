import { keyOf, type Written } from './written.ts'

/** An export that a generated file imports. */
export interface Local extends Written {
  /** Its name in the generated file. */
  readonly as: string
}

/** The import of a file of modules; `from`: what its path begins with. */
export const importOf = (from: string, [path, all]: [string, readonly Local[]]): string =>
  `import { ${all.map(({ name, as }) => (name === as ? name : `${name} as ${as}`)).join(', ')} } from '${from}${path}'\n`

/** What the generated file itself imports and exports. */
const ownNames = ['answer', 'runs', 'handlers', 'calls', 'jobs', 'notices']

/** A name that several files export says whose it is by its path, so that a new file changes its own lines alone. */
export const namedHere = (all: readonly Written[]): ReadonlyMap<string, Local> => {
  const by = Map.groupBy(all, ({ name }) => name)
  const isOne = ({ name }: Written): boolean => by.get(name)?.length === 1 && !ownNames.includes(name)
  return new Map(
    all.map((one) => [keyOf(one), { ...one, as: isOne(one) ? one.name : `${one.name}Of${pascal(one.path)}` }]),
  )
}

/** `finance/money-payroll/server/adjust.ts` is `MoneyPayrollServerAdjust`. */
const pascal = (path: string): string =>
  path
    .replace(/^[^/]+\//, '')
    .replace(/\.ts$/, '')
    .replace(/(?:^|[^a-z0-9])([a-z0-9])/gi, (_, first: string) => first.toUpperCase())
