import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { root } from '../places.ts'
import type { Order, Outcome } from './worker.ts'

/** A breakage that goes round in circles is noticed too. */
const limitMs = 240_000

const scratch = join(root, '.cache/mutations')

/** One process that runs tests under breakages, with one database cluster for all of them. */
export interface Hand {
  run(order: Order): Promise<Outcome>
  close(): Promise<void>
}

export const hire = (needsDatabase: boolean): Hand => {
  let child: ChildProcess | undefined
  const ready = async (): Promise<ChildProcess> => {
    if (child?.connected) return child
    mkdirSync(scratch, { recursive: true })
    const made = fork(join(root, 'scripts/mutate/worker.ts'), needsDatabase ? ['--database'] : [], {
      cwd: root,
      // A separate process group, so that the tests and their database end together with it
      detached: true,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // Compiled files stay here until the end and are not cleaned up in between
      env: { ...process.env, TMPDIR: scratch },
    })
    child = made
    await answerOf(made)
    return made
  }
  return {
    run: async (order) => {
      const hand = await ready()
      hand.send(order)
      const answer = await Promise.race([answerOf<Outcome>(hand).catch(broken), late()])
      if (answer) return answer
      child = undefined
      if (hand.pid) process.kill(-hand.pid, 'SIGKILL')
      return { failed: `no end after ${limitMs / 1000} s`, isTest: false, isLoaded: true }
    },
    close: async () => {
      if (!child?.connected) return
      const gone = new Promise((resolve) => child?.once('exit', resolve))
      child.kill('SIGTERM')
      await gone
    },
  }
}

const answerOf = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const gone = (code: number | null): void => reject(new Error(`the tests' process ended with ${code}`))
    child.once('exit', gone)
    child.once('message', (answer) => {
      child.off('exit', gone)
      resolve(answer as T)
    })
  })

/** A breakage that ends the whole process is noticed as well. */
const broken = ({ message }: Error): Outcome => ({ failed: message, isTest: false, isLoaded: true })

const late = (): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, limitMs, undefined).unref())
