type Values = Record<string, string>

/** The themes written in a stylesheet of `--cb-` tokens; each of the later three holds only what it restates. */
export interface Themes {
  readonly light: Values
  readonly dark: Values
  readonly lightContrast: Values
  readonly darkContrast: Values
}

/** Reads the text of tokens.css. */
export const parseTokens = (css: string): Themes => {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const [usual = '', ...media] = plain.split(/(?=@media)/)
  const strong = media.find((block) => block.includes('prefers-contrast: more')) ?? ''
  const inside = strong.slice(strong.indexOf('{') + 1)
  return {
    light: block(usual, ':root'),
    dark: block(usual, '[data-theme=dark]'),
    lightContrast: block(inside, ':root'),
    darkContrast: block(inside, '[data-theme=dark]'),
  }
}

const block = (css: string, selector: string): Values => {
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(
    ([, found]) => found?.replace(/['"]/g, '').trim() === selector,
  )
  return Object.fromEntries(blocks.flatMap(([, , body]) => declarations(body ?? '')))
}

const declarations = (body: string): [string, string][] =>
  [...body.matchAll(/--cb-([\w-]+)\s*:\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.replace(/\s+/g, ' ').trim(),
  ])
