import type { TokenName, Tokens } from './tokens.ts'

const states = { Info: 'move', Success: 'done', Warning: 'wait', Error: 'bad' } as const
type State = (typeof states)[keyof typeof states]

/**
 * Colours that antd would otherwise derive (and shift) from its seeds: the accent and the four states with their hover,
 * background, border and text tones.
 */
export const exactMap = (tokens: Tokens): Record<string, string> => ({
  ...tones(tokens, 'Primary', { dot: 'indigo-fill', text: 'indigo', wash: 'indigo-wash', hover: 'indigo-hover' }),
  colorLink: tokens.indigo,
  colorLinkHover: tokens['indigo-hover'],
  colorLinkActive: tokens['indigo-hover'],
  ...Object.assign(
    {},
    ...(Object.entries(states) as [string, State][]).map(([name, hue]) =>
      tones(tokens, name, { dot: `${hue}-dot`, text: hue, wash: `${hue}-wash`, hover: hue }),
    ),
  ),
  colorInfo: tokens.indigo,
})

interface Hue {
  readonly dot: TokenName
  readonly text: TokenName
  readonly wash: TokenName
  readonly hover: TokenName
}

const tones = (tokens: Tokens, name: string, hue: Hue): Record<string, string> => ({
  [`color${name}`]: tokens[hue.dot],
  [`color${name}Hover`]: tokens[hue.hover],
  [`color${name}Active`]: tokens[hue.hover],
  [`color${name}Bg`]: tokens[hue.wash],
  [`color${name}BgHover`]: tokens[hue.wash],
  [`color${name}Border`]: tokens[hue.dot],
  [`color${name}BorderHover`]: tokens[hue.dot],
  [`color${name}Text`]: tokens[hue.text],
  [`color${name}TextHover`]: tokens[hue.text],
  [`color${name}TextActive`]: tokens[hue.text],
})
