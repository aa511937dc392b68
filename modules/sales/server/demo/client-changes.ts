import { present } from '@chengban/kernel/present.ts'
import type { OpenChange } from '@chengban/modules/platform/server/demo/changes.ts'
import { client } from '../../client/client.entity.ts'
import type { DemoClient } from './clients.ts'
import { headOf } from './names.ts'

type People = (account: string) => string

/** Clients that moved or have somebody new to talk to: one change is being written, two wait for the head. */
export const changesOf = (clients: readonly DemoClient[], who: People): OpenChange[] => {
  const drafts = [
    { site: '新区建设路88号信息大楼' },
    { linkman: '周敏', site: '滨江大道16号' },
    { website: 'https://www.example.com' },
  ]
  return clients
    .filter(({ passed, owner }) => passed && owner !== 'xs01')
    .slice(6, 6 + drafts.length)
    .map(({ id, name, owner }, index) => ({
      entity: client,
      id,
      name,
      initiatorId: who(owner),
      draft: present(drafts[index]),
      approverId: index === 0 ? undefined : who(headOf(owner)),
      days: 1 + index,
    }))
}
