import { dark, darkContrast, light, lightContrast } from './token-values.gen.ts'

export type Mode = 'light' | 'dark'
/** A token of tokens.css without its `--cb-`. */
export type TokenName = keyof typeof light
export type Tokens = Readonly<Record<TokenName, string>>

/** All tokens of a theme; `contrast` adds what people get who ask for more of it. */
export const tokensOf = (mode: Mode, contrast = false): Tokens => ({
  ...light,
  ...(mode === 'dark' ? dark : {}),
  ...(contrast ? lightContrast : {}),
  ...(contrast && mode === 'dark' ? darkContrast : {}),
})

/** A token in px or ms as a number of that unit. */
export const measure = (tokens: Tokens, name: TokenName): number => Number.parseFloat(tokens[name])
