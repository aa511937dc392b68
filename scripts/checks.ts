import { spawn } from 'node:child_process'
import process from 'node:process'
import { root, tool } from './places.ts'

/** A check of the sources: one command, right or wrong. */
interface Check {
  name: string
  command: readonly string[]
}

const node = process.execPath

export const types: Check = { name: '类型 types', command: [node, tool('typescript/bin/tsc'), '-b'] }

export const lint: readonly Check[] = [
  {
    name: '格式与写法 format and lint',
    command: [node, tool('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'],
  },
  { name: '无用代码 unused code', command: [node, tool('knip/bin/knip.js'), '--no-progress'] },
  { name: '循环引用 import cycles', command: [node, 'scripts/cycles.ts'] },
]

export const generated: Check = {
  name: '生成文件 generated files',
  command: [node, 'apps/server/generate/main.ts', '--check'],
}

/** What a page brings over the line, against its budget. */
export const weight: Check = { name: '页面大小 page weight', command: [node, 'scripts/weight.ts'] }

/** Runs a check and says how it went; what it printed is shown only when it fails. */
export const passes = async ({ name, command }: Check): Promise<boolean> => {
  const began = Date.now()
  const [program = '', ...flags] = command
  const child = spawn(program, flags, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => said.push(part))
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve))
  const mark = code === 0 ? '✓' : '✗'
  console.log(`${mark} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
  if (code !== 0) process.stdout.write(Buffer.concat(said))
  return code === 0
}
