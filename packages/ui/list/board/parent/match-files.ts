/** Something a file can be of: a row by its name. */
export interface Wanted {
  readonly id: string
  readonly name: string
}

/** Which row each file is of by its name; undefined where none is alike, or two are alike as much. */
export const matchFiles = (
  files: readonly { readonly name: string }[],
  wanted: readonly Wanted[],
): readonly (string | undefined)[] => files.map(({ name }) => bestOf(coreOf(name), wanted))

const bestOf = (file: string, wanted: readonly Wanted[]): string | undefined => {
  if (file.length < 2) return undefined
  const scored = wanted
    .map(({ id, name }) => ({ id, score: alike(file, coreOf(`${name}.`)) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  const [first, second] = scored
  return first && first.score !== second?.score ? first.id : undefined
}

/** The same name before one that holds the other, of those the longer. */
const alike = (file: string, name: string): number => {
  if (name === '') return 0
  if (file === name) return 1000
  if (file.includes(name)) return 100 + name.length
  return name.includes(file) ? file.length : 0
}

/** The name without its ending, and without what people put round it: brackets, spaces, lines. */
const coreOf = (name: string): string =>
  name
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]+/gu, '')
