import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { expect, it } from 'vitest'
import { serverFlags } from '../../../scripts/server-flags.mjs'
import { flagsOfThread } from './thread.ts'

/** What a process started with these flags says of a thread opened with those. */
const opened = (flags: readonly string[], ofThread?: readonly string[]): string => {
  const options = JSON.stringify({ eval: true, ...(ofThread ? { execArgv: ofThread } : {}) })
  const text = `new (require('node:worker_threads').Worker)('console.log("open")', ${options})`
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, '-e', text], { encoding: 'utf8' })
  return `${stdout}${stderr}`
}

it('opens beside a server that runs with its flags', () => {
  expect(opened(serverFlags, flagsOfThread([...serverFlags, '--no-warnings']))).toBe('open\n')
  expect(opened(serverFlags, serverFlags)).toContain('ERR_WORKER_INVALID_EXEC_ARGV')
})

it('leaves other threads as they are, which take over the flags by themselves', () => {
  expect(opened(serverFlags)).toBe('open\n')
})
