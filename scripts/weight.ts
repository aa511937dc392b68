import { join } from 'node:path'
import process from 'node:process'
import { pages, weigh } from './page-weight.ts'
import { buildPages } from './pages.ts'
import { root } from './places.ts'

await buildPages()
for (const page of pages) {
  const { weight, count } = weigh(join(root, 'apps/web/dist'), page)
  const isOver = weight > page.budget || count > page.files
  console.log(
    `${isOver ? '✗' : '✓'} ${page.name}: ${weight.toFixed(1)} / ${page.budget} kB gz, ${count} / ${page.files} files`,
  )
  if (isOver) process.exitCode = 1
}
