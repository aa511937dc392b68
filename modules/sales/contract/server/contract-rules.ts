import { clock } from '@chengban/engine/clock.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { tellPeople } from '@chengban/engine/row/tell-people.ts'
import { compare } from '@chengban/kernel/decimal.ts'
import { conflict, invalid } from '@chengban/kernel/refusal.ts'
import { settingOf } from '@chengban/modules/platform/config/server/setting.ts'
import { openReturnedMoney } from './money-rules.ts'
import { owedAgain } from './owed-again.ts'

// Decision 017: isSmall is frozen with the record

interface Root {
  readonly parent_id: string | null
  readonly client_id: string
  readonly self_company: string
  readonly invoice_type: string | null
  readonly area: string | null
  readonly status: string
  readonly stage: string
}

/** Before a contract is stored: a supplement copies client, company, invoice type and area from its main contract. */
export const contractCheck: Handler<'contract'> = async ({ tx, row, before }) => {
  if (row.earnest === false) row.earnestMoney = '0.00'
  if (before && before.selfCompany !== row.selfCompany) {
    const [invoiced] = await tx.query('select from store.invoicing where contract_id = $1 limit 1', [row.id])
    if (invoiced) throw invalid({ selfCompany: '已有开票，不能变更我方公司' })
  }
  if (row.businessOpportunityId) {
    const [same] = await tx.query('select from store.business_opportunity where id = $1 and client_id = $2', [
      row.businessOpportunityId,
      row.clientId,
    ])
    if (!same) throw invalid({ businessOpportunityId: '商机不属于该客户' })
  }
  if (!row.parentId) return
  const [root] = await tx.query<Root>(
    'select parent_id, client_id, self_company, invoice_type, area, status, stage from store.contract where id = $1',
    [row.parentId],
  )
  if (!root || root.parent_id) throw invalid({ parentId: '补充协议不能再挂补充协议' })
  Object.assign(row, {
    clientId: root.client_id,
    selfCompany: root.self_company,
    invoiceType: root.invoice_type,
    area: root.area,
  })
}

/** |money| below the configured sum: one level of audit is enough. Frozen with each submit, since nothing is stored later. */
export const contractIsSmall: Handler<'contract'> = async ({ tx, row }) => {
  const limit = await settingOf(tx, 'contract.smallMoney')
  return compare(String(row.money ?? '0').replace('-', ''), limit) < 0
}

/** Handing in asks for a client that has passed, and for a root that is in force. */
export const contractSubmit: Handler<'contract'> = async ({ tx, row }) => {
  const [client] = await tx.query<{ may: boolean }>(
    `select status in ('通过', '变更中') and is_use as may from store.client where id = $1`,
    [row.clientId],
  )
  if (!client?.may) throw conflict('客户未通过审核，不能提交合同')
  if (!row.parentId) return
  const [root] = await tx.query<Pick<Root, 'status' | 'stage'>>(
    'select status, stage from store.contract where id = $1',
    [row.parentId],
  )
  if (!['通过', '变更中'].includes(root?.status ?? '') || ['已归档', '已终止'].includes(root?.stage ?? ''))
    throw conflict('主合同未生效或已结束')
}

/** The first time a contract passes it waits for its signature; whether it opens a client is fixed for good. */
export const contractApproved: Handler<'contract'> = async (scene) => {
  const { tx, row } = scene
  const isFirst = !row.contractNumber
  if (isFirst) row.stage = '待签署'
  const standing = isFirst ? '0' : String(scene.before?.money ?? '0')
  const hasOwed = !isFirst || row.parentId
  if (hasOwed && compare(String(row.money ?? '0'), standing) > 0) await owedAgain(scene)
  // one question, since the last step of an approval is bound to twelve statements
  const [stands] = await tx.query<Standing>(
    `select exists (select from store.returned_money where contract_id = $1) as "hasLedger",
       exists (select from store.contract where client_id = $2 and parent_id is null and id <> $1
         and status in ('通过', '变更中')) as "hasOther",
       array(select u.id::text from store."user" u where u.is_enable and (u.id = (select c.user_id from store.client c where c.id = $2)
         or u.id in (select h.id from app.holders_of('returnedMoney:manage', $3) h (id)))) as "hearers"`,
    [row.id, row.clientId, clock.now().toISOString()],
  )
  await tellApproved(scene, stands?.hearers ?? [])
  if (row.parentId) return
  if (!stands?.hasLedger) await openReturnedMoney(scene)
  if (isFirst) row.newClient = !stands?.hasOther
}

interface Standing {
  readonly hasLedger: boolean
  readonly hasOther: boolean
  /** Who has the client, and finance. */
  readonly hearers: readonly string[]
}

/** Notifies these people of the approval, except the initiator, whom the approval flow notifies. */
const tellApproved = (scene: Scene<'contract'>, people: readonly string[]): Promise<void> => {
  const { row, writer, entity } = scene
  const others = people.filter((id) => id !== writer.actor.userId && id !== row.initiator)
  return tellPeople(scene, others, `【合同】${row.name}已通过审核`, entity, row.id)
}

export const contractAcceptOnce: Handler<'contract'> = ({ before }) => {
  if (before?.dtAccept) throw conflict('已登记验收')
}
