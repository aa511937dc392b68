import { globSync, readFileSync } from 'node:fs'
import type { Call } from '@chengban/kernel/call.ts'
import { movesOf } from '@chengban/kernel/moves.ts'
import { declaredDashboards } from '@chengban/modules/dashboards.gen.ts'
import { expect, test } from 'vitest'
import { calls, entities } from '../compose.ts'
import { askedElsewhere } from './asked-reasons.ts'

const isPage = (path: string): boolean => /(^|\/)(packages\/ui|apps\/web|web)\//.test(path)
const declares = /\.(entity|dashboard|page|stage|status|act|layout|notice)\.ts$|\/(area|screens)\.ts$/
const sources = globSync(['packages/ui/**/*.{ts,tsx}', 'apps/web/**/*.{ts,tsx}', 'modules/**/*.{ts,tsx}'], {
  exclude: (path) => /node_modules|dist$|\.test\.|testing$/.test(path),
}).filter((path) => isPage(path) || declares.test(path))
const read = (paths: readonly string[]): string => paths.map((path) => readFileSync(path, 'utf8')).join('\n')
const text = read(sources)
const pages = read(sources.filter(isPage))

/** A call has two addresses: /taskDay and /task-day. */
const addresses = ({ path }: Call): readonly string[] => {
  const [, first = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(path) ?? []
  const camel = first.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  const kebab = first.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return [path, `/${camel}${rest}`, `/${kebab}${rest}`]
}

const ofMoves = new Set(
  entities.flatMap((entity) =>
    movesOf(entity).flatMap(({ name, call }) => {
      const path = typeof call === 'string' ? call : call?.path
      return [`/${entity.resource}/action/${name}`, ...(path ? [path] : [])]
    }),
  ),
)
const ofNotices = ({ method, path }: Call): boolean => method === 'GET' && path.startsWith('/remind/')
const isNamed = (name: string): boolean => new RegExp(`import [^;]*?\\b${name}\\b[^;]*?\\.call\\.ts'`).test(pages)
const names = new Map(
  globSync('modules/**/*.call.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/export const (\w+) = [\s\S]*?path: '([^']+)'/g)].map(
      ([, name = '', path = '']) => [path, name] as const,
    ),
  ),
)

const heard = new Set(
  declaredDashboards.flatMap(({ tiles, blocks }) =>
    [...tiles, ...blocks].flatMap((one) => ('from' in one ? [one.from.path] : [])),
  ),
)

const isAsked = (call: Call): boolean =>
  call.offered !== undefined ||
  call.token !== undefined ||
  ofNotices(call) ||
  heard.has(call.path) ||
  addresses(call).some((one) => text.includes(one) || ofMoves.has(one)) ||
  isNamed(names.get(call.path) ?? '')

test('every call has a page that asks it, or a reason why none does', () => {
  const silent = calls.map(({ signature }) => signature).filter((call) => !isAsked(call))
  expect(silent.map(({ path }) => path).sort()).toEqual(Object.keys(askedElsewhere).sort())
})
