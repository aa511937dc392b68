/** Pairs of a place's folders that import each other: `a ↔ b`; imports of types count, files in none of its folders do not. */
export const knots = (place: string, imports: ReadonlyMap<string, readonly string[]>): string[] => {
  const folderOf = (file: string): string => /^([^/]+)\//.exec(file.split(`${place}/`)[1] ?? '')?.[1] ?? ''
  const knows = new Set<string>()
  for (const [file, others] of imports) {
    for (const other of others) {
      const [from, to] = [folderOf(file), folderOf(other)]
      if (from && to && from !== to) knows.add(`${from} ↔ ${to}`)
    }
  }
  const turned = (pair: string): string => pair.split(' ↔ ').reverse().join(' ↔ ')
  return [...knows].filter((pair) => pair < turned(pair) && knows.has(turned(pair))).sort()
}
