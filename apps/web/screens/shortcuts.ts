interface Way {
  readonly route: string
}

const first = 5
export const most = 12

/** Routes as settings.shortcuts keeps them; undefined where the person never chose. */
export const chosenOf = (kept: unknown): readonly string[] | undefined =>
  Array.isArray(kept) ? kept.filter((route) => typeof route === 'string').slice(0, most) : undefined

/** The shortcuts of the first page: the chosen, else five: the most opened, filled up with the menu's first. */
export const shortcutsOf = <W extends Way>(
  entries: readonly W[],
  chosen: readonly string[] | undefined,
  used: readonly string[],
): readonly W[] => {
  const others = entries.filter(({ route }) => route !== '/hello')
  const wanted = chosen ?? [...used, ...others.map(({ route }) => route)]
  const found = [...new Set(wanted)].flatMap((route) => others.find((entry) => entry.route === route) ?? [])
  return chosen ? found : found.slice(0, first)
}
