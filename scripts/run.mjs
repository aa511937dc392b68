// The entry point of every npm script. Plain JavaScript without dependencies: it runs on Node 20.19 in a bare clone,
// installs missing parts and hands over to Node 24, which runs the TypeScript directly.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { serverEnv, serverFlags } from './server-flags.mjs'

// Decision 123: No editor for GraphQL is installed

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const tasks = {
  start: [...serverFlags, 'scripts/start.ts'],
  test: ['scripts/test.ts'],
  dev: ['scripts/dev.ts'],
  gen: ['apps/server/generate/main.ts'],
  bench: ['bench/run.ts'],
  matrix: ['scripts/matrix.ts'],
  ledgers: ['scripts/ledgers.ts'],
  mutate: ['scripts/mutate/run.ts'],
  pictures: ['e2e/pictures/run.ts'],
  typecheck: ['node_modules/typescript/bin/tsc', '-b'],
  lint: ['scripts/lint.ts'],
  backup: ['apps/server/commands/backup.ts'],
  restore: ['apps/server/commands/restore.ts'],
  move: ['apps/server/commands/move.ts'],
  doctor: ['apps/server/commands/doctor.ts'],
  key: ['apps/server/commands/key.ts'],
}
/** Tasks of a house that runs it; the others need the tools of tests. */
const forHouses = new Set(['start', 'backup', 'restore', 'move', 'doctor', 'key'])
/** Tasks that load the server; tests start it many times. */
const loads = new Set(['start', 'dev', 'bench', 'gen', 'test', 'matrix', 'ledgers'])

const [task, ...rest] = process.argv.slice(2)
const files = Object.hasOwn(tasks, task ?? '') ? tasks[task] : fail(`任务 / tasks: ${Object.keys(tasks).join(', ')}`)
// who only looks installs nothing, unless there is nothing to look with
if (task !== 'doctor' || !existsSync(join(root, 'node_modules'))) install()
hand(findNode(), [...files, ...rest])

/**
 * `npm ci` when the lock file is not the one that was installed last; without the tools of tests where NODE_ENV is
 * production.
 */
function install() {
  const mark = join(root, 'node_modules', '.chengban-lock')
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const isLean = process.env.NODE_ENV === 'production' && forHouses.has(task)
  const installed = existsSync(mark) ? readFileSync(mark, 'utf8') : ''
  if (installed === wanted || (isLean && installed === `${wanted} lean`)) return
  console.log('正在安装依赖，约一分钟… / installing dependencies, about a minute…')
  const began = Date.now()
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
  const { status } = spawnSync(
    npm[0],
    [...npm.slice(1), 'ci', isLean ? '--omit=dev' : '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: npm[0] === 'npm' && process.platform === 'win32',
    },
  )
  if (status !== 0) fail('依赖安装失败，请检查网络后重试 / npm ci failed, check the network and try again', status ?? 1)
  writeFileSync(mark, isLean ? `${wanted} lean` : wanted)
  console.log(`依赖已安装 / dependencies installed (${Math.round((Date.now() - began) / 1000)} s)`)
}

/** The Node 24 that came with the dependencies, else our own when it is new enough. */
function findNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const home = join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin')
  const own = join(home, process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(own)) return own
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  return fail(`本机（${system}-${process.arch}）需要 Node.js 24 或更新版本 / Node.js 24 or newer is needed here`)
}

/** Runs it in our place: signals go on to it, its exit code becomes ours. */
function hand(node, args) {
  // Caches compiled and type-stripped code beside the dependencies, starting with the first file
  const compiled = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/compile') }
  const env = {
    ...(task === 'start' ? serverEnv : {}),
    ...process.env,
    ...(loads.has(task) ? compiled : {}),
    PATH: `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
  }
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env })
  // In a terminal Ctrl+C reaches the child anyway, as part of the process group; a second signal would cut its shutdown
  // short
  process.on('SIGINT', () => !process.stdin.isTTY && child.kill('SIGINT'))
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGHUP'))
  // npm ended alone (its shell passes no signal on): nobody would be left to end the child
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
  child.on('error', (error) => fail(error.message))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

function fail(sentence, code = 1) {
  console.error(sentence)
  return process.exit(code)
}
