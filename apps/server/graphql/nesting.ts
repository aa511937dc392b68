import { Refusal } from '@chengban/kernel/refusal.ts'
import { Lexer, Source, TokenKind } from 'postgraphile/graphql'

/** Deepest nesting of brackets in a query or its variables: parsers recurse as deep as they nest. */
export const mostNested = 64

export const tooDeep = (): Refusal => new Refusal('VALIDATION', '查询嵌套过深')

/** Refuses a query before the parser, which calls itself for every bracket; of one too long it looks at so many words. */
export const demandShallow = (text: string, mostTokens: number): void => {
  const lexer = new Lexer(new Source(text))
  let depth = 0
  for (let tokens = 0; tokens < mostTokens; tokens++) {
    const { kind } = lexer.advance()
    if (kind === TokenKind.EOF) return
    depth += steps[kind] ?? 0
    if (depth > mostNested) throw tooDeep()
  }
}

const steps: Readonly<Record<string, number>> = {
  [TokenKind.BRACE_L]: 1,
  [TokenKind.BRACKET_L]: 1,
  [TokenKind.PAREN_L]: 1,
  [TokenKind.BRACE_R]: -1,
  [TokenKind.BRACKET_R]: -1,
  [TokenKind.PAREN_R]: -1,
}

/** Whether a value of JSON holds more levels than that. */
export const isDeep = (value: unknown, levels: number = mostNested): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((one) => isDeep(one, levels - 1)))
