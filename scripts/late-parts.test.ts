import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './places.ts'

it('every part that is loaded later is loaded within a time, by lazyPart alone', () => {
  const files = globSync('{packages/ui,apps/web,modules}/**/*.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] })
  expect(files.length).toBeGreaterThan(1000)
  const bare = files.filter((file) =>
    /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(bare).toEqual(['packages/ui/declarations/load-part.ts'])
})
