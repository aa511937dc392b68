import { readFileSync, writeFileSync } from 'node:fs'
import { parseTokens } from '@chengban/ui/theme/parse-tokens.ts'
import type { Plugin } from 'vite'

const stylesheet = new URL('../../../packages/ui/theme/tokens.css', import.meta.url)
const module = new URL('../../../packages/ui/theme/token-values.gen.ts', import.meta.url)

/** The text of token-values.gen.ts for the text of tokens.css. */
export const tokenValues = (css: string): string => {
  const themes = Object.entries<Record<string, string>>({ ...parseTokens(css) }).map(([name, values]) => {
    const rows = Object.entries(values).map(([token, value]) => `  ${key(token)}: ${quoted(value)},`)
    return `export const ${name} = {\n${rows.join('\n')}\n} as const\n`
  })
  return `// Derived from tokens.css by the build of the pages; values are changed there.\n\n${themes.join('\n')}`
}

/** Rewrites token-values.gen.ts when tokens.css has changed, at every build and start of the development server. */
export const deriveTokenValues = (): Plugin => ({
  name: 'chengban-token-values',
  buildStart() {
    const text = tokenValues(readFileSync(stylesheet, 'utf8'))
    if (readFileSync(module, 'utf8') !== text) writeFileSync(module, text)
  },
})

const key = (name: string): string => (/^[a-z]\w*$/.test(name) ? name : `'${name}'`)
const quoted = (value: string): string => `'${value.replaceAll("'", "\\'")}'`
