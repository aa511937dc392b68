import type { Doors } from '../doors.ts'
import { found } from './found.ts'
import { type DoorsOf, move } from './made.ts'

interface Task {
  readonly module: string
  readonly relevanceId: string
  readonly user: { readonly id: string }
}

const levels = 3
const nothing = (): void => undefined

/** Decides what waits of these kinds on every level, each by whoever has it in hand. */
export const decideWaiting = async (doors: DoorsOf, modules: readonly string[]): Promise<void> => {
  const admin = await doors('admin')
  for (let left = levels; left > 0; left--)
    for (const { module, relevanceId, user } of await waitingOf(admin, modules)) {
      const own = await doors(await accountOf(admin, user.id))
      // what no longer fits, as a balance that is used up, is sent back
      await move(own, module, 'approve', relevanceId)
        .catch(() => move(own, module, 'reject', relevanceId, { opinion: '请重新申请' }))
        // an answer before it has settled this one too
        .catch(nothing)
    }
}

const waitingOf = async (admin: Doors, modules: readonly string[]): Promise<readonly Task[]> =>
  (await admin.get<{ nodes: readonly Task[] }>(`/api/auditTask?box=open&pageSize=50&module=${modules.join()}`)).nodes

const accountOf = async (admin: Doors, userId: string): Promise<string> => {
  const [account] = await found(admin, 'admin', { userId: { equalTo: userId } })
  return account?.name ?? ''
}
