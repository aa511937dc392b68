import type { Breakage } from './breakage.ts'
import { breakages } from './breakages.ts'
import type { Verdict } from './kept.ts'

/** Returns the latest results as the documents show them; undefined while a breakage has no result. */
export const report = (verdicts: ReadonlyMap<Breakage, Verdict>): string | undefined => {
  const results = [...verdicts]
  if (results.length < breakages.length) return undefined
  const left = results.filter(([, { verdict }]) => verdict !== 'killed')
  const days = [...new Set(results.map(([, { day }]) => day))].sort()
  const minutes = (results.reduce((sum, [, { seconds }]) => sum + seconds, 0) / 60).toFixed(0)
  const parts = [
    opening,
    `Last run: ${[days[0], ...days.slice(1).slice(-1)].join(' to ')}, ${results.length} breakages, ${results.length - left.length} noticed; together ${minutes} minutes of one process.`,
    ['| where | breakages | noticed |', '|---|---|---|', ...rowsOf(results)].join('\n'),
    ...left.map(([{ name }, { verdict, told }]) => `- ${name} ${verdict}: ${told}`),
  ]
  return `${parts.join('\n\n')}\n`
}

const opening = `# Breakages and the tests that notice them

\`npm run mutate\` puts one line of the source wrong at a time and runs the test files that must fail for it; what survives is a test to write. The lists stand in \`scripts/mutate/breakages\`, and this file is written by the command.`

const rowsOf = (results: readonly (readonly [Breakage, Verdict])[]): string[] =>
  [...Map.groupBy(results, ([{ file }]) => folderOf(file))]
    .map(([folder, all]) => {
      const noticed = all.filter(([, { verdict }]) => verdict === 'killed')
      return `| \`${folder}\` | ${all.length} | ${noticed.length} |`
    })
    .sort()

/** The engine by its parts, the modules by their areas. */
const folderOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('packages/engine') ? 3 : 2)
    .join('/')
