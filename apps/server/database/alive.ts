import process from 'node:process'
import { thrownCode } from '@chengban/kernel/thrown.ts'

/** Whether a process of this number exists, ours or another user's. */
export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return thrownCode(error) === 'EPERM'
  }
}
