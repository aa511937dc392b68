import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Figure, measure } from './measure.ts'
import { seconds } from './settings.ts'

/**
 * Whether pgbench (Debian's postgresql-contrib) is installed. Without it a loop of the driver measures, and no ratio is
 * claimed.
 */
export const hasPgbench = spawnSync('pgbench', ['--version']).status === 0

/**
 * The same work as plain SQL, by the owner whom no policy binds, as fast as this machine does it; `:n` is another number
 * below 1,000 in every execution.
 */
export const plain = async (url: string, connections: number, sql: string, during = seconds): Promise<Figure> =>
  hasPgbench
    ? byPgbench(url, connections, `\\set n random(0, 999)\n${sql}`, during)
    : byDriver(url, connections, sql.replaceAll(':n', '7'))

const byPgbench = async (url: string, connections: number, sql: string, during: number): Promise<Figure> => {
  // it knows whole seconds alone
  const whole = Math.max(1, Math.round(during))
  const folder = await mkdtemp(join(tmpdir(), 'chengban-bench-'))
  const script = join(folder, 'script.sql')
  await writeFile(script, sql)
  const load = ['-n', '-M', 'prepared', '-c', connections, '-j', Math.min(connections, 2), '-T', whole].map(String)
  const log = ['-l', '--log-prefix', join(folder, 'log')]
  const child = spawn('pgbench', [...load, ...log, '-f', script, url], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (part) => (said += part))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`pgbench: ${said}`)
  const times: number[] = []
  for (const name of (await readdir(folder)).filter((one) => one.startsWith('log')))
    for (const line of (await readFile(join(folder, name), 'utf8')).split('\n'))
      if (line) times.push(Number(line.split(' ')[2]) / 1000)
  await rm(folder, { recursive: true })
  times.sort((a, b) => a - b)
  const at = (part: number): number => times[Math.floor(times.length * part)] ?? 0
  return { perSecond: times.length / whole, median: at(0.5), p95: at(0.95) }
}

/** The statements one after the other on connections of the driver, as a server without anything else would. */
export const byDriver = async (url: string, connections: number, ...statements: readonly string[]): Promise<Figure> => {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  const figure = await measure(connections, async () => {
    const client = await pool.connect()
    for (const text of statements) await client.query(text)
    client.release()
  })
  await pool.end()
  return figure
}
