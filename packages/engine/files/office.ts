import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Draws office files as PDF, apart from everything else of the machine. */
export interface Office {
  /** Why it cannot, in a sentence; undefined where it can. */
  readonly trouble: string | undefined
  /** Rejects where the file cannot be drawn within `patienceMs`; the PDF is gone once `use` has ended. */
  draw<T>(source: Readable, ext: string, use: (pdf: string) => Promise<T>): Promise<T>
  /** Stops the rendering: it rejects. */
  stop(): void
}

/** Neither the network nor the named folders can be reached from within; every process begun there ends with it. */
const apart = ['--user', '--map-root-user', '--net', '--mount', '--pid', '--fork', '--kill-child']

/** 4 GB at most; a mount over a folder hides it. */
const closing =
  'ulimit -v 4194304; while [ "$1" != -- ]; do mount -t tmpfs none "$1" || exit 1; shift; done; shift; exec "$@"'

interface OfficeOptions {
  /** LibreOffice, or what draws in its place; undefined where there is none. */
  readonly program?: string | undefined
  readonly patienceMs?: number
}

/** The LibreOffice of this machine; `hidden` are folders that a document must not draw anything from. */
export const openOffice = (
  hidden: readonly string[],
  { program = findProgram(['soffice', 'libreoffice']), patienceMs = 120_000 }: OfficeOptions = {},
): Office => {
  const walls = (...command: string[]) => [
    ...apart,
    'sh',
    '-c',
    closing,
    'sh',
    ...hidden.filter(existsSync),
    '--',
    ...command,
  ]
  const running = new Set<ChildProcess>()
  return {
    stop: () => {
      for (const child of running) child.kill('SIGKILL')
    },
    trouble: troubleOf(program, walls('true')),
    draw: async (source, ext, use) => {
      const home = await mkdtemp(join(tmpdir(), 'chengban-office-'))
      try {
        await prepare(home, source, ext)
        await run(walls(...commandOf(program ?? '', home, ext)), home, patienceMs, running)
        return await use(await drawn(home))
      } finally {
        await rm(home, { recursive: true, force: true })
      }
    },
  }
}

/** The path of the first of these programs that the machine has. */
export const findProgram = (names: readonly string[]): string | undefined => {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))
}

const troubleOf = (program: string | undefined, trial: readonly string[]): string | undefined => {
  if (!program) return '服务器没有安装 LibreOffice，请下载查看'
  if (spawnSync('unshare', trial, { timeout: 10_000 }).status !== 0) return '服务器不能隔离运行 LibreOffice，请下载查看'
  return undefined
}

const prepare = async (home: string, source: Readable, ext: string): Promise<void> => {
  await mkdir(join(home, 'profile/user'), { recursive: true })
  await writeFile(join(home, 'profile/user/registrymodifications.xcu'), caution)
  await pipeline(source, createWriteStream(join(home, `document.${ext}`)))
}

const commandOf = (program: string, home: string, ext: string): string[] => [
  program,
  `-env:UserInstallation=file://${join(home, 'profile')}`,
  ...['--headless', '--norestore', '--nolockcheck', '--convert-to', 'pdf', '--outdir', home],
  join(home, `document.${ext}`),
]

/** Its settings say nothing of ours: no key of the server's environment goes along. */
const run = (flags: readonly string[], home: string, patienceMs: number, running: Set<ChildProcess>): Promise<void> =>
  new Promise((resolve, reject) => {
    const env = { PATH: process.env.PATH, HOME: home, LANG: 'C.UTF-8', TZ: 'Asia/Shanghai' }
    const child = spawn('unshare', flags, { cwd: home, env, stdio: 'ignore' })
    running.add(child)
    const late = setTimeout(() => child.kill('SIGKILL'), patienceMs)
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(late)
      running.delete(child)
      if (code === 0) resolve()
      else reject(new Error(code === null ? `office: ended, after ${patienceMs} ms at most` : `office: exit ${code}`))
    })
  })

/** It ends well too where it could not read the file: what counts is what it made. */
const drawn = async (home: string): Promise<string> => {
  const pdf = join(home, 'document.pdf')
  const handle = await open(pdf)
  try {
    const { buffer } = await handle.read(Buffer.alloc(5), 0, 5, 0)
    if (buffer.toString('latin1') !== '%PDF-') throw new Error('office: no PDF came of it')
  } finally {
    await handle.close()
  }
  return pdf
}

/** Nothing is fetched for a document from elsewhere, and nothing in it is run. */
const caution = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Writer/Content/Update"><prop oor:name="Link" oor:op="fuse"><value>2</value></prop></item>
<item oor:path="/org.openoffice.Office.Calc/Content/Update"><prop oor:name="Link" oor:op="fuse"><value>2</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="DisableMacrosExecution" oor:op="fuse"><value>true</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="BlockUntrustedRefererLinks" oor:op="fuse"><value>true</value></prop></item>
</oor:items>
`
