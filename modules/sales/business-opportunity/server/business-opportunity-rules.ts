import { lock } from '@chengban/engine/db/locks.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { mayRead } from '@chengban/engine/rules/may-read.ts'
import { invalid } from '@chengban/kernel/refusal.ts'
import { normalName } from '../../client/normal-name.ts'
import { openStages } from '../open-stages.ts'

/** Before an opportunity is stored: its core name, its client, what it is related to, and that nobody has begun it already. */
export const businessOpportunityCheck: Handler<'businessOpportunity'> = async (scene) => {
  const { row, before, writer } = scene
  const differs = (name: keyof typeof row): boolean => !before || before[name] !== row[name]
  if (before && ['赢单', '输单'].includes(before.schedule) && differs('successRate') && !writer.isSystem)
    throw invalid({ successRate: '商机已关闭' })
  if (differs('clientId') || differs('name') || !row.coreName) await nameCore(scene)
  if (differs('clientId')) await demandClient(scene)
  if ((['clientId', 'relateId', 'parentContractId'] as const).some(differs)) await demandSameClient(scene)
  if (differs('clientId') || differs('coreName')) await refuseTwice(scene)
}

/** Derives the core name by removing the client's name; a core name typed by the user is kept. */
const nameCore = async ({ tx, row, before, input }: Scene<'businessOpportunity'>): Promise<void> => {
  if (input.coreName || (before && row.coreName !== before.coreName)) {
    row.coreName = normalName(String(row.coreName))
    return
  }
  const [client] = await tx.query<{ name: string; abbreviation: string | null }>(
    'select name, abbreviation from store.client where id = $1',
    [row.clientId],
  )
  const name = String(row.name)
  const shorter = [client?.name, client?.abbreviation]
    .flatMap((one) => one ?? [])
    .reduce((left, one) => left.replace(one, ''), name)
  row.coreName = normalName(shorter) || normalName(name)
}

const demandClient = async ({ tx, row }: Scene<'businessOpportunity'>): Promise<void> => {
  const [client] = await tx.query(
    `select from store.client where id = $1 and is_use and status not in ('驳回', '已作废')`,
    [row.clientId],
  )
  if (!client) throw invalid({ clientId: '客户不可用' })
}

const demandSameClient = async ({ tx, row }: Scene<'businessOpportunity'>): Promise<void> => {
  const [found] = await tx.query<{ relate: boolean | null; contract: boolean | null }>(
    `select (select b.client_id = $1 from store.business_opportunity b where b.id = $2) as relate,
       (select c.client_id = $1 from store.contract c where c.id = $3) as contract`,
    [row.clientId, row.relateId ?? null, row.parentContractId ?? null],
  )
  const errors = {
    ...(found?.relate === false ? { relateId: '关联单据不属于该客户' } : {}),
    ...(found?.contract === false ? { parentContractId: '关联单据不属于该客户' } : {}),
  }
  if (Object.keys(errors).length) throw invalid(errors)
}

const refuseTwice = async ({ tx, row, before, input }: Scene<'businessOpportunity'>): Promise<void> => {
  // submitting and approving a change send no names, so a confirmation given in the draft remains valid
  const isNamed = (['clientId', 'name', 'coreName'] as const).some((name) => name in input)
  if (before && isNamed && input.confirmDuplicate !== true) row.confirmDuplicate = false
  if (row.confirmDuplicate) return
  await lock(tx, 'opportunityNames', `${row.clientId} ${row.coreName}`)
  const [same] = await tx.query<{ id: string; number: string }>(
    `select id, serial_number as number from store.business_opportunity where client_id = $1 and core_name = $2 and id <> $3
       and is_use and schedule = any ($4) and status not in ('驳回', '已作废') limit 1`,
    [row.clientId, row.coreName, row.id, openStages],
  )
  if (!same) return
  const isSeen = await mayRead(tx, 'businessOpportunity', same.id)
  const serialNumber = same.number
  throw invalid({ name: isSeen ? `该客户已有同名商机【${serialNumber}】` : '该客户已有同名商机' })
}
