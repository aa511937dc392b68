import process from 'node:process'
import { makePrivate } from '../data-folder.ts'

export const tell = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Runs a command to its end. Prints an error as its sentence and sets the exit code. */
export const command = async (work: (signal: AbortSignal) => Promise<void>): Promise<void> => {
  makePrivate()
  const stopped = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => stopped.abort(new Error('已中断，没有留下任何东西')))
  try {
    await work(stopped.signal)
  } catch (error) {
    const told = stopped.signal.aborted ? stopped.signal.reason : error
    process.stderr.write(`${told instanceof Error ? told.message : String(told)}\n`)
    process.exitCode = 1
  }
}
