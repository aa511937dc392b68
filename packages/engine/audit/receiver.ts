import type { Entity } from '@chengban/kernel/entity.ts'
import { isUuid } from '@chengban/kernel/kinds/ref.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import type { Sql } from '../db/sql.ts'
import { isOpen } from '../round/agreement.ts'
import { concerned } from '../round/concerned.ts'
import type { Round } from '../round/state.ts'
import type { Values } from '../row/scene.ts'
import { levelOf } from './opened.ts'

interface ReceiverChoice {
  readonly tx: Sql
  readonly entity: Entity
  readonly row: Values
  readonly round: Round
  /** Who must not name themselves. */
  readonly me: string
  readonly userId: unknown
}

export interface Receiver {
  readonly id: string
  readonly name: string
}

/** The person named to decide in addition or in place; VALIDATION at `userId` where they cannot. */
export const receiverNamed = async ({ tx, entity, row, round, me, userId }: ReceiverChoice): Promise<Receiver> => {
  if (!userId) throw invalid({ userId: '请选择人员' })
  const barred = await concerned({ tx, entity, row, initiatorId: round.initiatorId })
  if (barred.includes(String(userId))) throw invalid({ userId: '不能转交给申请人' })
  if (userId === me) throw invalid({ userId: '不能转交给自己' })
  const [found] = isUuid(String(userId))
    ? await tx.query<Receiver & { isEnable: boolean }>(
        'select u.id, u.name, u.is_enable as "isEnable" from store."user" u where u.id = $1',
        [userId],
      )
    : []
  if (!found) throw invalid({ userId: '人员不存在' })
  if (!found.isEnable) throw invalid({ userId: '对方账号已停用' })
  if (levelOf(round).some((task) => task.userId === userId && isOpen(task)))
    throw invalid({ userId: '对方已是当前审批人' })
  return found
}
