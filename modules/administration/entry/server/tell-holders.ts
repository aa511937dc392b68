import type { Within } from '@chengban/engine/row/scene.ts'
import { tellPeople } from '@chengban/engine/row/tell-people.ts'
import type { OperationCode } from '@chengban/kernel/registry.ts'
import { user } from '@chengban/modules/platform/user/user.entity.ts'

// Decision 109: A task without a holder goes to the first person who manages it

/**
 * Notifies the holders of an operation code, and the other people named, about a person, even if they may not read that
 * person's file.
 */
export const tellHolders = async (
  within: Within,
  code: OperationCode,
  userId: string,
  title: string,
  also: readonly (string | null)[] = [],
): Promise<void> => {
  const holders = await within.tx.query<{ id: string }>(
    'select h.id::text as id from app.holders_of($1, app.now()) h (id)',
    [code],
  )
  const heard = new Set([...holders.map(({ id }) => id), ...also].filter((id) => id !== null && id !== userId))
  await tellPeople(within, [...heard].map(String), title, user, userId)
}
