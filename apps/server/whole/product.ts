import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { roles } from '@chengban/modules/platform/role/roles.ts'
import { areas } from '../compose.ts'
import type { Whole } from './faults.ts'
import { messages, routes } from './specification.ts'

const root = new URL('../../../', import.meta.url).pathname
const folders = ['packages', 'modules', 'apps']
const aside = /node_modules|\.gen\.ts$|\.test\.tsx?$|\/whole\/|\/dist\//

/** Comments, messages and saved views have panels; bugs have their priorities fixed, administrators see them listed. */
const spare = ['comment', 'message', 'savedView', 'bugPriority']

/** The product as declared in this tree. */
export const product = (): Whole => ({
  areas,
  roles,
  routes,
  messages,
  spare,
  source: folders.map(read).join('\n'),
})

/** The source text with the sentences for people: everything but tests and generated files. */
const read = (folder: string): string =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !aside.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
