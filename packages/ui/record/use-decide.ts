import type { Entity } from '@chengban/kernel/entity.ts'
import { ApiError } from '../api/api-error.ts'
import { reportError } from '../api/error-notice.ts'
import { notifyDone } from '../api/notices.ts'
import { request } from '../api/request.ts'
import { moveRow } from './calls.ts'
import { idOf, type Row } from './row.ts'

/** The decisions of the shared audit on a record, with the words that follow. A refusal is told; a conflict reads anew. */
export const useDecide = (entity: Entity, row: Row, again: () => void) => {
  const decide = async (name: string, opinion: string, done: string): Promise<boolean> => {
    try {
      await moveRow(entity, name, row, opinion ? { opinion } : {})
      notifyDone(done)
      again()
      return true
    } catch (error) {
      reportError(error)
      if (error instanceof ApiError && error.code === 'CONFLICT') again()
      return false
    }
  }
  return {
    approve: async (opinion: string): Promise<void> => void (await decide('approve', opinion || '同意', '已同意')),
    reject: async (opinion: string): Promise<void> => void (await decide('reject', opinion, '已驳回')),
    withdraw: async (): Promise<void> => void (await decide('withdraw', '', '已撤回')),
    urge: async (): Promise<void> => {
      const { urged } = await request<{ urged: readonly string[] }>('POST', '/api/auditTask/action/urge', {
        body: { module: entity.name, relevanceId: idOf(row) },
      }).catch((error: unknown) => {
        reportError(error)
        return { urged: [] }
      })
      if (urged.length) notifyDone(`已催办 ${urged.join('、')}`)
    },
  }
}
