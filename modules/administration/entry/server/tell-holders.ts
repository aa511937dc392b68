import { linkTo, notify } from '@chengban/engine/row/announce.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { authorOf } from '@chengban/engine/row/scene.ts'
import type { OperationCode } from '@chengban/kernel/registry.ts'
import { user } from '@chengban/modules/platform/user/user.entity.ts'

/** Whoever holds a code, and who else is named, hears about a person, whether or not they see the person's file. */
export const tellHolders = async (
  { tx, writer }: Within,
  code: OperationCode,
  userId: string,
  title: string,
  also: readonly (string | null)[] = [],
): Promise<void> => {
  const holders = await tx.query<{ id: string }>('select h.id::text as id from app.holders_of($1, app.now()) h (id)', [
    code,
  ])
  const about = { senderId: authorOf(writer), kind: '通知', title, module: 'user', relevanceId: userId } as const
  const heard = new Set([...holders.map(({ id }) => id), ...also].filter((id) => id !== null && id !== userId))
  await notify(
    tx,
    [...heard].map((id) => ({ userId: String(id), ...about, link: linkTo(user, userId) })),
  )
}
