/** The keys of an object with their own type: TypeScript tells them as plain texts. */
export const keysOf = <T extends object>(object: T) => Object.keys(object) as Extract<keyof T, string>[]

/** An object with one value for each name. */
export const objectOf = <K extends string, V>(names: readonly K[], ofName: (name: K) => V) =>
  Object.fromEntries(names.map((name) => [name, ofName(name)])) as Record<K, V>
