import type { Entity } from '@chengban/kernel/entity.ts'
import { isLines, type LinesField } from '@chengban/kernel/kinds/lines.ts'

/** What a declaration says of lines kept in the row, and cannot. */
export const linesFaults = (e: Entity): string[] => [
  ...Object.entries(e.fields).flatMap(([name, field]) => [
    ...(isLines(field) ? namedFaults(e, name, field) : []),
    ...openFaults(e, name, namedIn(field.options.computed, 'lines')),
  ]),
  ...(e.checks ?? []).flatMap(({ holds }) =>
    namedIn(holds, 'field').flatMap((name) => openFaults(e, name, namedIn(holds, 'lines'))),
  ),
]

/**
 * The names in the message for a row that has the value already: one reference of it, whose reader gets the message,
 * and its own columns.
 */
const namedFaults = (e: Entity, lines: string, { options }: LinesField): string[] =>
  Object.entries(options.distinct ?? {}).flatMap(([key, rule]) => {
    if (!rule?.named) return []
    const { by, words } = rule.named
    const strays = [...words.matchAll(/\{(\w+)\}/g)].map(([, column = '']) => column).filter((one) => !e.fields[one])
    return [
      ...(e.fields[by]?.kind === 'ref' ? [] : [`${e.name}: ${lines}.${key} is named by ${by}, which is no reference`]),
      ...strays.map((one) => `${e.name}: ${lines}.${key} is named by ${one}, which there is not`),
    ]
  })

/** A secret figure that is a sum of lines can be worked out by everybody who reads the lines. */
const openFaults = (e: Entity, name: string, lines: readonly string[]): string[] => {
  const { secret } = e.fields[name]?.options ?? {}
  return lines
    .filter((one) => secret && e.fields[one]?.options.secret !== secret)
    .map((one) => `${e.name}: ${name} is secret, and the lines of ${one} tell it`)
}

/** The fields that steps of this kind name in a formula, however deep. */
const namedIn = (part: unknown, kind: 'field' | 'lines'): string[] => {
  if (typeof part !== 'object' || part === null) return []
  const { is, field }: { readonly is?: unknown; readonly field?: unknown } = part
  const inside = Object.values(part).flatMap((one) => namedIn(one, kind))
  return is === kind && typeof field === 'string' ? [field, ...inside] : inside
}
