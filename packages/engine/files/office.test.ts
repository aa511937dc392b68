import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findProgram, openOffice } from './office.ts'

let folder: string
let secrets: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'office-test-'))
  secrets = await mkdtemp(join(tmpdir(), 'office-secrets-'))
  await writeFile(join(secrets, 'password'), 'geheim')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const path of [folder, secrets]) await rm(path, { recursive: true, force: true })
})

/** Replaces LibreOffice: `script` finds the folder for the PDF in $out. */
const drawing = async (script: string): Promise<string> => {
  const program = join(folder, 'draws')
  await writeFile(program, `#!/bin/sh\nwhile [ "$1" != --outdir ]; do shift; done\nout=$2\n${script}\n`)
  await chmod(program, 0o755)
  return program
}

const draw = (office: ReturnType<typeof openOffice>) =>
  office.draw(Readable.from([Buffer.from('x')]), 'docx', (pdf) => readFile(pdf, 'utf8'))

it('says that there is none where there is none', () => {
  const nowhere = openOffice([], { program: '' })
  expect(nowhere.trouble).toBe('服务器没有安装 LibreOffice，请下载查看')
})

describe.skipIf(openOffice([], { program: '/bin/true' }).trouble)('apart from the machine', () => {
  it('a document reaches neither hidden folders, nor a network, nor the server’s keys', async () => {
    vi.stubEnv('S3_SECRET_KEY', 'geheim')
    const program = await drawing(
      `{ echo %PDF-; cat ${secrets}/password; env; cat /proc/net/dev; } > $out/document.pdf 2>&1`,
    )
    const said = await draw(openOffice([secrets, '/nowhere/at/all'], { program }))
    expect(said).toContain('%PDF-')
    expect(said).not.toContain('geheim')
    expect(
      said
        .split('\n')
        .filter((line) => /^\s*\w+:\s*\d/.test(line))
        .map((line) => line.trim().split(':')[0]),
    ).toEqual(['lo'])
    expect(await readFile(join(secrets, 'password'), 'utf8')).toBe('geheim')
  })

  it('what takes too long is ended, with all it began, and leaves nothing', async () => {
    vi.stubEnv('TMPDIR', secrets)
    const mark = join(folder, 'late')
    const program = await drawing(`(sleep 2; touch ${mark}) & sleep 30`)
    await expect(draw(openOffice([], { program, patienceMs: 500 }))).rejects.toThrow('ended, after 500 ms at most')
    await new Promise((resolve) => setTimeout(resolve, 2200))
    expect(await readdir(folder)).toEqual(['draws'])
    expect(await readdir(secrets)).toEqual(['password'])
  })

  it('what is being drawn ends when it is stopped', async () => {
    const office = openOffice([], { program: await drawing('sleep 30') })
    const drawn = expect(draw(office)).rejects.toThrow('office: ended')
    await new Promise((resolve) => setTimeout(resolve, 300))
    office.stop()
    await drawn
  })

  it('what fails, or makes no PDF, is no preview', async () => {
    await expect(draw(openOffice([], { program: await drawing('exit 3') }))).rejects.toThrow('exit 3')
    await expect(draw(openOffice([], { program: await drawing('echo no > $out/document.pdf') }))).rejects.toThrow(
      'no PDF',
    )
    await expect(draw(openOffice([], { program: await drawing('true') }))).rejects.toThrow('ENOENT')
  })
})

it('finds programs by their names', () => {
  expect(findProgram(['no-such-program', 'sh'])).toMatch(/\/sh$/)
  expect(findProgram(['no-such-program'])).toBeUndefined()
})
