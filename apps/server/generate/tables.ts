import { readFileSync } from 'node:fs'
import { declared } from '@chengban/engine/kinds/column.ts'
import { derivedSql } from '@chengban/engine/schema/derived.ts'
import { diff } from '@chengban/engine/schema/diff.ts'
import { type Model, modelOf } from '@chengban/engine/schema/model.ts'
import { filesEnding, findEntities, modulesRoot } from './declarations.ts'
import { firstSettingSql } from './settings.ts'

const schemaRoot = new URL('../../../packages/engine/schema/', import.meta.url)
const all = async () => declared((await findEntities()).map(({ value }) => value))

/** The statements from the committed model to the declared one; '' when nothing changed. */
export const migrationSource = async (before: Model): Promise<{ sql: string; next: Model }> => {
  const next = modelOf(await all())
  const statements = diff(before, next)
  return { sql: statements.length ? `${statements.join('\n')}\n` : '', next }
}

/** Functions only SQL can say: the engine's own, those beside the declarations, and the first values of parameters. */
export const handwrittenSql = async (): Promise<string[]> => [
  ...['rights.sql', 'people.sql', 'token.sql'].map((name) => readFileSync(new URL(name, schemaRoot), 'utf8')),
  ...filesEnding('.sql').map((path) => readFileSync(`${modulesRoot}${path}`, 'utf8')),
  await firstSettingSql(),
]

/** Views, policies and functions. */
export const derivedSource = async (): Promise<string> =>
  `-- Written by \`npm run gen\` from the declarations. Do not edit.\n\n${derivedSql(await all(), await handwrittenSql())}\n`
