import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { findProgram, type Office, openOffice } from '../office.ts'

const standIns = join(import.meta.dirname, 'stand-in')

/**
 * What draws office files in tests: the LibreOffice of the machine, or where there is none a program of the tests' own
 * that is called, timed and shut away in the same manner.
 */
export const drawingOffice = (hidden: readonly string[]): Office => {
  const program = findProgram(['soffice', 'libreoffice']) ?? join(standIns, 'soffice')
  // a machine that only tests may forbid namespaces
  if (!mayBeApart()) process.env.PATH = `${join(standIns, 'walls')}${delimiter}${process.env.PATH}`
  return openOffice(hidden, { program })
}

const mayBeApart = (): boolean =>
  spawnSync('unshare', ['--user', '--map-root-user', '--net', '--mount', '--pid', '--fork', 'true']).status === 0
