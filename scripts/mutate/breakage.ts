/** One line of the source put wrong, and the test files that must notice, each of them. */
export interface Breakage {
  /** In kebab-case, for `npm run mutate -- name`. */
  readonly name: string
  readonly file: string
  /** Text that occurs exactly once in the file. */
  readonly find: string
  readonly put: string
  readonly tests: readonly string[]
}

/** In how many places of a source the breakage would apply: one, or the list is stale. */
export const placesIn = (source: string, { find }: Breakage): number => source.split(find).length - 1

export const broken = (source: string, { find, put }: Breakage): string => source.replace(find, () => put)

/** Builds the breakages of one file by name: the text to find, its replacement, and tests instead of the usual ones. */
export const breaks = (
  file: string,
  tests: readonly string[],
  all: Readonly<Record<string, readonly [find: string, put: string, ...others: readonly string[]]>>,
): Breakage[] =>
  Object.entries(all).map(([name, [find, put, ...others]]) => ({
    name,
    file,
    find,
    put,
    tests: others.length ? others : tests,
  }))
