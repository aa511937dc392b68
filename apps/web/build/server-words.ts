import { type Expression, type ObjectExpression, parseSync, Visitor } from 'oxc-parser'
import type { Plugin } from 'vite'

/** What the server alone reads of a declaration; its sentences weigh. */
const serverWords = new Set(
  [
    'notify',
    'effects',
    'adds',
    'locks',
    'ahead',
    'set',
    'limit',
    'effect',
    'guard',
    'elsewhere',
    'anyVersion',
    'undeletable',
  ].concat(['indexes', 'partial']),
)
const declarations = /\/modules\/(?!.*\/(?:web|server)\/)[^?]*\.ts$/

/** Leaves out of declarations, on their way to the browser, what only the server does. */
export const leaveOutServerWords = (): Plugin => ({
  name: 'chengban-server-words',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) => (declarations.test(id) ? { code: withoutServerWords(code), map: null } : undefined),
})

interface Cut {
  readonly start: number
  readonly end: number
}

/** The same source without those properties of its objects. */
export const withoutServerWords = (code: string): string => {
  const cuts: Cut[] = []
  const visit = { ['ObjectExpression' as const]: (node: ObjectExpression) => void cuts.push(...cutsIn(code, node)) }
  new Visitor(visit).visit(parseSync('declaration.ts', code).program)
  const outermost = cuts.filter((one) => !cuts.some((other) => other !== one && holds(other, one)))
  return outermost
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), code)
}

const holds = (a: Cut, b: Cut): boolean => a.start <= b.start && b.end <= a.end

const cutsIn = (code: string, { properties }: ObjectExpression): Cut[] =>
  properties.flatMap((one, index) => {
    if (one.type !== 'Property' || one.key.type !== 'Identifier') return []
    if (!serverWords.has(one.key.name) && !(one.key.name === 'opens' && isByCode(one.value))) return []
    return [{ start: one.start, end: properties[index + 1]?.start ?? pastComma(code, one.end) }]
  })

/** Whom a code opens secrets to; what a row of an answer opens is named by parts, and pages lead there. */
const isByCode = (value: Expression): boolean =>
  value.type === 'ObjectExpression' &&
  value.properties.some((one) => one.type === 'Property' && one.key.type === 'Literal')

/** Behind the comma that may follow the last property. */
const pastComma = (code: string, end: number): number => end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0)
