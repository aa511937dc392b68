import { spawnSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { afterAll, expect, test } from 'vitest'
import { root, tool } from './places.ts'

const folder = join(root, '.cache/walls')

/** Imports and globals that each project must not reach, as the content of a probe file. */
const walls: Record<string, Record<string, string>> = {
  'packages/kernel': {
    engine: `import '@chengban/engine/clock.ts'`,
    node: `console.log(process.pid)`,
    browser: `document.title`,
  },
  'packages/engine': {
    declarations: `import '@chengban/modules/registry.gen.ts'`,
    ui: `import '@chengban/ui/dates/now.ts'`,
    browser: `document.title`,
  },
  'packages/ui': {
    declarations: `import '@chengban/modules/registry.gen.ts'`,
    engine: `import '@chengban/engine/clock.ts'`,
    node: `process.pid`,
  },
  modules: {
    engine: `import '@chengban/engine/clock.ts'`,
    ui: `import '@chengban/ui/dates/now.ts'`,
    server: `import '../../../../apps/server/database/cluster.ts'`,
    node: `process.pid`,
    browser: `document.title`,
  },
  'apps/server': { ui: `import '@chengban/ui/dates/now.ts'`, browser: `document.title` },
  'apps/web': {
    engine: `import '@chengban/engine/clock.ts'`,
    server: `import '../../../../apps/server/database/cluster.ts'`,
    node: `process.pid`,
  },
}

interface Config {
  references?: { path: string }[]
}

/** A project of the same options and references as the real one, with only the given file in it. */
const writeProbe = async (project: string, name: string, source: string): Promise<string> => {
  const probe = join(folder, project.replace('/', '-'), name)
  const real = join(root, project, 'tsconfig.json')
  const { references = [] } = JSON.parse((await readFile(real, 'utf8')).replace(/^\s*\/\/.*$/gm, '')) as Config
  await mkdir(probe, { recursive: true })
  await writeFile(join(probe, 'probe.ts'), `${source}\nexport {}\n`)
  const config = {
    extends: real,
    compilerOptions: { outDir: join(probe, 'types'), tsBuildInfoFile: join(probe, 'probe.tsbuildinfo') },
    include: ['probe.ts'],
    references: references.map(({ path }) => ({ path: join(dirname(real), path) })),
  }
  await writeFile(join(probe, 'tsconfig.json'), JSON.stringify(config))
  return probe
}

afterAll(() => rm(folder, { recursive: true, force: true }))

// Asks the compiler about every wall with the real project settings and dependencies
test('every import in a wrong direction is a compile error, and a right one is not', async () => {
  const wrong = Object.entries(walls).flatMap(([project, sources]) =>
    Object.entries(sources).map(([name, source]) => ({ project, name, source })),
  )
  const right = Object.keys(walls).map((project) => ({
    project,
    name: 'right',
    source: `import '${project === 'packages/kernel' ? './probe.ts' : '@chengban/kernel/refusal.ts'}'`,
  }))
  const probes: string[] = []
  for (const { project, name, source } of [...wrong, ...right]) probes.push(await writeProbe(project, name, source))
  const { stdout } = spawnSync(process.execPath, [tool('typescript/bin/tsc'), '-b', ...probes], {
    encoding: 'utf8',
    cwd: root,
  })
  const refused = new Set(
    stdout.split('\n').flatMap((line) => /^\.cache\/walls\/(.+)\/probe\.ts\(1,/.exec(line)?.[1] ?? []),
  )
  expect([...refused].sort()).toEqual(wrong.map(({ project, name }) => `${project.replace('/', '-')}/${name}`).sort())
})
