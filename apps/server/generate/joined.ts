import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Entity } from '@chengban/kernel/entity.ts'
import { findCalls, findEntities, findJobs } from './declarations.ts'
import { importOf, namedHere } from './imports.ts'
import { handlersOf } from './registry.ts'
import {
  exportedConstants,
  joinedByHand,
  keyOf,
  ownSenders,
  type Typed,
  typedHandlers,
  type Written,
} from './written.ts'

/** Joins declarations with their handlers in `server/` folders: nobody lists either. */
export const joinedSource = async (): Promise<string> => {
  const entities = (await findEntities()).map(({ value }) => value)
  const typed = typedHandlers()
  const [declaredCalls, declaredJobs] = [await findCalls(), await findJobs()]
  refuseLost(typed, [...declaredCalls, ...declaredJobs])
  const calls = ofKind(typed, /Handler$/, declaredCalls, joinedByHand('answer', composition()))
  const jobs = ofKind(typed, /^JobHandler$/, declaredJobs, joinedByHand('runs', composition()))
  const senders = ownSenders()
  const named = namedHandlers(entities, exportedConstants())
  const imports = [...named.values(), ...senders, ...[...calls, ...jobs].flatMap((one) => [one, one.of])]
  const locals = namedHere([...new Map(imports.map((one) => [keyOf(one), one])).values()])
  const as = (one: Written): string => locals.get(keyOf(one))?.as ?? one.name
  const list = (name: string, type: string, items: readonly string[]): string =>
    `\nexport const ${name}: readonly ${type}[] = [\n${items.map((item) => `  ${item},\n`).join('')}]\n`
  return [
    '// Written by `npm run gen` from the files of server/ folders. Do not edit.\n',
    "import { answer, type NamedCall } from '@chengban/engine/call.ts'\n",
    "import { type NamedJob, runs } from '@chengban/engine/jobs/job.ts'\n",
    "import type { HandlersOf } from '@chengban/engine/row/scene.ts'\n",
    "import type { NamedNotice } from '@chengban/engine/remind/named-notice.ts'\n",
    ...[...Map.groupBy(locals.values(), ({ path }) => path)].map((one) => importOf('@chengban/modules/', one)).sort(),
    `\nexport const handlers = {\n${[...named].map(([name, one]) => `  '${name}': ${as(one)},\n`).join('')}} satisfies HandlersOf\n`,
    list(
      'calls',
      'NamedCall',
      calls.map((one) => `answer(${as(one.of)}, ${as(one)})`),
    ),
    list(
      'jobs',
      'NamedJob',
      jobs.map((one) => `runs(${as(one.of)}, ${as(one)})`),
    ),
    list('notices', 'NamedNotice', senders.map(as)),
  ].join('')
}

/** The files of the server in which calls and jobs over all areas are joined by hand. */
const composition = (): { path: string; text: string }[] => {
  const root = new URL('../', import.meta.url).pathname
  return globSync(`${root}{*,debug/*}.ts`)
    .filter((path) => !path.endsWith('.gen.ts'))
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }))
}

type Declared = Written & { readonly value: { readonly does?: unknown } }

/** Refuses a handler that answers what no file declares: it would never be called. */
export const refuseLost = (typed: readonly Typed[], declared: readonly Written[]): void => {
  const known = new Set(declared.map(keyOf))
  const lost = typed.filter(({ of }) => !known.has(keyOf(of)))
  if (lost.length > 0)
    throw new Error(
      lost.map((one) => `${keyOf(one)} answers ${keyOf(one.of)}, which no .call.ts or .job.ts declares`).join('\n'),
    )
}

/** Handlers of calls, or of jobs: each declaration has one, or says itself what it does; a job may have both. */
export const ofKind = (
  typed: readonly Typed[],
  kind: RegExp,
  declared: readonly Declared[],
  byHand: ReadonlySet<string>,
): readonly Typed[] => {
  const all = new Map(declared.map((one) => [keyOf(one), one]))
  const mine = typed.filter((one) => kind.test(one.kind) && all.has(keyOf(one.of)))
  const by = Map.groupBy(mine, ({ of }) => keyOf(of))
  const faults = [...all].flatMap(([key, { name, value }]) => {
    const found = by.get(key) ?? []
    if (found.length > 1) return [`${key} has two handlers: ${found.map(keyOf).join(' and ')}`]
    if (found.length && byHand.has(key)) return [`${key} is joined by hand besides: ${found.map(keyOf).join(' and ')}`]
    if (found.length === 1 || value.does || byHand.has(key)) return []
    return [
      `${key} has no handler: export one as \`${kind.source.includes('Job') ? 'JobHandler' : 'CallHandler'}<typeof ${name}>\` from a file in a server/ folder`,
    ]
  })
  if (faults.length) throw new Error(faults.join('\n'))
  return mine.sort((a, b) => (keyOf(a.of) < keyOf(b.of) ? -1 : 1))
}

/** `device/check` is `deviceCheck`. */
const functionOf = (handler: string): string => handler.replace(/\/(.)/, (_, first: string) => first.toUpperCase())

/** The constant of every handler that declarations name. */
export const namedHandlers = (
  entities: readonly Entity[],
  constants: readonly Written[],
): ReadonlyMap<string, Written> => {
  const by = Map.groupBy(constants, ({ name }) => name)
  const wanted = [...new Set(entities.flatMap((entity) => handlersOf(entity)))].sort()
  const faults = wanted.flatMap((handler) => {
    const found = by.get(functionOf(handler)) ?? []
    if (found.length === 1) return []
    const who = entities.filter((entity) => handlersOf(entity).includes(handler)).map(({ name }) => name)
    return [
      found.length
        ? `the handler ${handler} of ${who.join(', ')} is exported twice: ${found.map(keyOf).join(' and ')}`
        : `the handler ${handler} of ${who.join(', ')} is not written: export it as ${functionOf(handler)} from a file in a server/ folder`,
    ]
  })
  if (faults.length) throw new Error(faults.join('\n'))
  return new Map(wanted.flatMap((handler) => (by.get(functionOf(handler)) ?? []).map((one) => [handler, one])))
}
