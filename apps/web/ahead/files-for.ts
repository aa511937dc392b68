/** The files that screens are drawn with, as the build lists them. */
export interface ScreenFiles {
  readonly files: readonly string[]
  /** A part of the pages: its files, as places in `files`. */
  readonly parts: readonly (readonly number[])[]
  /** The part of every screen of the desk, and that of the phone. */
  readonly desk: number
  readonly phone: number
  /** The further parts by the pattern of a screen's path: `/record/:entity/:id`. */
  readonly screens: Readonly<Record<string, readonly number[]>>
}

/** The files that the screen of a path is drawn with, each once. */
export const filesFor = (all: ScreenFiles, path: string, isNarrow: boolean): readonly string[] => {
  const pattern = Object.hasOwn(all.screens, path) ? path : Object.keys(all.screens).find((one) => fits(one, path))
  const parts = [isNarrow ? all.phone : all.desk, ...(pattern ? (all.screens[pattern] ?? []) : [])]
  const places = new Set(parts.flatMap((part) => all.parts[part] ?? []))
  return [...places].flatMap((place) => all.files[place] ?? [])
}

const fits = (pattern: string, path: string): boolean => {
  const [asked, given] = [pattern.split('/'), path.split('/')]
  return asked.length === given.length && asked.every((word, at) => word.startsWith(':') || word === given[at])
}
