import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const kernel = fileURLToPath(new URL('../../../packages/kernel/', import.meta.url))

/** An exported constant with the comment before it. */
const word = /^\/\*\*((?:(?!\*\/)[\s\S])*?)\*\/\nexport const (\w+)/gm

/** The comment in one line, without the stars that begin its lines. */
export const sentence = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, '').trim())
    .filter(Boolean)
    .join(' ')
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')
    .replaceAll('|', '\\|')

/** Writes the text of `docs/kernel.md`: a table of the kernel's exported constants per file, each with its docstring. */
export const kernelWords = (): string => {
  const files = readdirSync(kernel, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/node_modules|dist|testing|\.test\./.test(file))
    .sort()
  const parts = files.flatMap((file) => {
    const rows = [...readFileSync(join(kernel, file), 'utf8').matchAll(word)].map(
      ([, comment = '', name]) => `| \`${name}\` | ${sentence(comment)} |`,
    )
    return rows.length > 0 ? [`## ${file}\n\n| word | what it says |\n|---|---|\n${rows.join('\n')}\n`] : []
  })
  return `# Words of the kernel\n\nWritten by \`npm run gen\` from the docstrings of \`packages/kernel\`.\n\n${parts.join('\n')}`
}
