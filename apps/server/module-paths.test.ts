import { execFileSync } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const quick = new URL('./module-paths.ts', import.meta.url).href
const here = fileURLToPath(new URL('.', import.meta.url))

const said = (program: string, ...flags: string[]): string =>
  execFileSync(process.execPath, [...flags, '--input-type=module', '-e', program], { cwd: here, encoding: 'utf8' })

const names = ['./serve.ts', './auth/rights.ts', '../../bench/server.ts', '@chengban/kernel/entity.ts']
const packages = ['@chengban/engine/db/database.ts', '@chengban/modules/registry.gen.ts', '@chengban/ui/api/request.ts']
const resolved = `console.log(${JSON.stringify([...names, ...packages, 'pg', 'node:fs'])}.map((name) => import.meta.resolve(name)).join())`

it('finds every module where Node would', () => {
  expect(said(resolved, '--import', quick)).toBe(said(resolved))
})

it('says which module is not there', () => {
  const asked = `await import('./none.ts').catch(({ code, message }) => console.log(code, message))`
  expect(said(asked, '--import', quick)).toMatch(/^E\w+ .*none\.ts/)
})
