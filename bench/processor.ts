import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type pg from 'pg'

/** Seconds of the processor that a process and everything it started have taken. */
export const worked = (pid: number): number => [pid, ...childrenOf(pid)].reduce((sum, one) => sum + secondsOf(one), 0)

/** The process of which the backends of this database are children. */
export const postmaster = async (owner: pg.Client): Promise<number> => {
  const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid')
  return Number(statOf(Number(rows[0]?.pid))[1])
}

const hertz = Number(execFileSync('getconf', ['CLK_TCK']).toString())

/** What follows the name in a process's line of figures: state, parent, … */
const statOf = (pid: number): string[] => {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return line.slice(line.lastIndexOf(')') + 2).split(' ')
}

/** Of the process, and of its children that have ended. */
const secondsOf = (pid: number): number => {
  try {
    return (
      statOf(pid)
        .slice(11, 15)
        .map(Number)
        .reduce((sum, ticks) => sum + ticks, 0) / hertz
    )
  } catch {
    return 0
  }
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)
