import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Entity } from '@chengban/kernel/entity.ts'
import { flowsOf } from '@chengban/kernel/moves.ts'
import { type FoundDeclaration, findAreas, findEntities, modulesRoot } from './declarations.ts'
import { sentence } from './kernel-words.ts'

/** Writes the text of `docs/words.md`: of each area the entities, what people call them, and their states. */
export const areaWords = async (): Promise<string> => {
  const areas = (await findAreas()).sort((a, b) => (a.path < b.path ? -1 : 1))
  const entities = await findEntities()
  const parts = areas.map(({ path, value: { label } }) => {
    const folder = path.replace(/area\.ts$/, '')
    const rows = entities.filter((one) => one.path.startsWith(folder)).map(rowOf)
    return `## ${label} \`${folder.slice(0, -1)}\`\n\n| 中文 | in code | what it is | states |\n|---|---|---|---|\n${rows.join('\n')}\n`
  })
  return `# Words of the areas\n\nWritten by \`npm run gen\` from labels and docstrings of the entities. Words that are no entity: [glossary](glossary.md).\n\n${parts.join('\n')}`
}

const rowOf = ({ path, name, value }: FoundDeclaration<Entity>): string => {
  const states = [...new Set(flowsOf(value).flatMap((flow) => flow.states))].join(' ')
  return `| ${value.label} | \`${value.name}\` | ${docstring(path, name)} | ${states} |`
}

/** The comment before the entity, in one line; empty where it has none. */
const docstring = (path: string, name: string): string => {
  const source = readFileSync(join(modulesRoot, path), 'utf8')
  const [, comment = ''] =
    new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*?)\\*/\\nexport const ${name}\\b`).exec(source) ?? []
  return sentence(comment)
}
