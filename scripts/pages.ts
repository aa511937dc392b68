import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { root, tool } from './places.ts'

const SOURCES = [
  'package-lock.json',
  'tsconfig.base.json',
  'apps/web/**/*.*',
  'packages/{ui,kernel}/**/*.*',
  'modules/**/*.{ts,tsx,css,svg,json}',
]

const ASIDE = /(^|\/)(node_modules|dist|server|testing)(\/|$)|\.test\.tsx?$|\/demo\.ts$/

/**
 * Builds the browser pages when their sources differ from those of the last build.
 * Rejects with the builder's words when they do not build.
 */
export const buildPages = async (): Promise<void> => {
  const mark = join(root, 'apps/web/dist/.hash')
  const wanted = await hashOfSources()
  if (existsSync(mark) && (await readFile(mark, 'utf8')) === wanted) return
  console.log('正在生成页面，约半分钟… / building the pages…')
  const began = Date.now()
  await build()
  await writeFile(mark, wanted)
  console.log(`页面已生成 / pages built (${Math.round((Date.now() - began) / 1000)} s)`)
}

const hashOfSources = async (): Promise<string> => {
  const hash = createHash('sha256')
  const paths = await Array.fromAsync(glob(SOURCES, { cwd: root, exclude: (path) => ASIDE.test(path) }))
  for (const path of paths.sort())
    hash
      .update(`${path}\0`)
      .update(await readFile(join(root, path)))
      .update('\0')
  return hash.digest('hex')
}

const build = async (): Promise<void> => {
  const child = spawn(process.execPath, [tool('vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/web'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  const [out, complaint, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  if (code !== 0) throw new Error(`页面生成失败 / the pages do not build\n${out}${complaint}`)
}
