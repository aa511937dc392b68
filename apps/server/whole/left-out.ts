import { objectOf } from '@chengban/kernel/keys-of.ts'

/** What the blueprint names, and docs/left-out.md by the same words. */
export const kinds = ['entities', 'calls', 'moves', 'notices', 'jobs', 'screens'] as const
export type Part = (typeof kinds)[number]
/** By area and kind. */
export type Names = Readonly<Record<string, Readonly<Record<Part, readonly string[]>>>>

/**
 * Names in the section “By name”: `### area`, then a line for each kind. In a code span `{a, b}` means either; a single
 * word in braces is a parameter.
 */
export const namesLeftOut = (text: string): Names => {
  const [, section = ''] = /\n## By name\n([\s\S]*?)(?=\n## |$)/.exec(text) ?? []
  const areas = section.split(/^### /m).slice(1)
  return Object.fromEntries(
    areas.map((part) => {
      const [area = '', ...lines] = part.split('\n')
      return [area.trim(), objectOf(kinds, (kind) => spansOf(lines, kind))]
    }),
  )
}

const spansOf = (lines: readonly string[], kind: Part): string[] =>
  lines
    .filter((line) => line.startsWith(`- ${kind}: `))
    .flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].flatMap(([, span = '']) => spread(span)))

const spread = (span: string): string[] => {
  const [, before = '', inner = '', after = ''] = /^(.*?)\{([^{}]*,[^{}]*)\}(.*)$/.exec(span) ?? []
  return inner ? inner.split(',').flatMap((word) => spread(`${before}${word.trim()}${after}`)) : [span]
}

/** The word of a call of GraphQL: `MUTATION setPassword`, `GraphQL sumMoneyExpense(date1, date2)`. */
export const named = (call: string): string => call.replace(/^\w+ /, '').replace(/\W.*$/, '')

/**
 * Names of the blueprint that are neither built nor listed as left out; names listed as left out that are built; names
 * the blueprint does not have.
 */
export const leftOutFaults = (
  blueprint: Names,
  leftOut: Names,
  stands: (kind: Part, name: string) => boolean,
): string[] => {
  const areas = [...new Set([...Object.keys(blueprint), ...Object.keys(leftOut)])]
  return areas.flatMap((area) =>
    kinds.flatMap((kind) => {
      const asked = blueprint[area]?.[kind] ?? []
      const told = leftOut[area]?.[kind] ?? []
      return [
        ...asked
          .filter((name) => !told.includes(name) && !stands(kind, name))
          .map((name) => `${area}: ${name} (${kind}) neither stands nor is left out by name`),
        ...told
          .filter((name) => asked.includes(name) && stands(kind, name))
          .map((name) => `${area}: ${name} (${kind}) is told as left out, and stands`),
        ...told
          .filter((name) => !asked.includes(name))
          .map((name) => `${area}: ${name} (${kind}) is told as left out, and nobody has asked for it`),
      ]
    }),
  )
}
