import type { Entity } from '@chengban/kernel/entity.ts'
import { ApiError } from '../api/api-error.ts'
import { reportError } from '../api/error-notice.ts'
import { notifyDone } from '../api/notices.ts'
import { moveRow } from '../data/calls.ts'
import type { Row } from '../data/row.ts'
import type { FileEntry } from '../files/file-entry.ts'
import type { Answer } from './answers.ts'

/** By which move it is decided, where that is not one of the shared audit's. */
type Made = Pick<Answer, 'name' | 'input'>

const agree: Made = { name: 'approve', input: {} }
const refuse: Made = { name: 'reject', input: {} }

/** Asks for the signature a decision needs; undefined when it is not given. */
export type Sign = () => Promise<FileEntry | undefined>

/**
 * Runs the acts of the shared audit on a record and shows the notice that follows. A refusal shows an error notice; a
 * conflict reloads the record.
 */
export const useDecide = (entity: Entity, row: Row, again: () => void) => {
  const run = async (name: string, input: Row, done: (answer: Row) => string): Promise<boolean> => {
    try {
      notifyDone(done(await moveRow(entity, name, row, input)))
      again()
      return true
    } catch (error) {
      reportError(error)
      if (error instanceof ApiError && error.code === 'CONFLICT') again()
      return false
    }
  }
  return {
    /** `sign` where the level asks for a signature: without one nothing is sent. */
    approve: async (opinion: string, sign?: Sign, { name, input } = agree): Promise<boolean> => {
      const signature = await sign?.()
      if (sign && !signature) return false
      return run(
        name,
        { ...input, opinion: opinion || '同意', ...(signature ? { signature: [signature] } : {}) },
        () => '已同意',
      )
    },
    reject: (opinion: string, { name, input } = refuse): Promise<boolean> =>
      run(name, { ...input, opinion }, () => '已驳回'),
    withdraw: (): Promise<boolean> => run('withdraw', {}, () => '已撤回'),
    takeBack: (): Promise<boolean> => run('auditWithdraw', {}, () => '已收回'),
    urge: (): Promise<boolean> =>
      run('urge', {}, ({ urged }) => `已催办 ${((urged as readonly string[] | undefined) ?? []).join('、')}`),
    further: (name: string, input: Row, done: string): Promise<boolean> => run(name, input, () => done),
  }
}

export type Decide = ReturnType<typeof useDecide>
