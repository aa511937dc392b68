import { clock } from '@chengban/engine/clock.ts'
import type { Handler, Scene } from '@chengban/engine/row/scene.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import { conflict } from '@chengban/kernel/refusal.ts'
import { openStages } from '../../business-opportunity/open-stages.ts'
import { normalName } from '../normal-name.ts'
import { checkAlike } from './alike.ts'
import { checkTaxNumber } from './tax-number.ts'

export const clientNormalName: Handler<'client'> = ({ row }) => normalName(String(row.name))

/** Before a client is stored: its tax number, and that no other client in use has its name or number. */
export const clientCheck: Handler<'client'> = async (scene) => {
  const { row, before } = scene
  if (!before) row.tzOwned = clock.now().toISOString()
  if (typeof row.accountNumber === 'string') row.accountNumber = row.accountNumber.replace(/\s/g, '')
  checkTaxNumber(scene, 'accountId')
  if (before?.isUse === false && row.isUse === true) await refuseMerged(scene)
  await checkAlike(scene)
  if (before?.isUse === true && row.isUse === false) await refuseWhileBusy(scene)
}

/** What went into another client comes back as that one. */
const refuseMerged = async ({ tx, row }: Scene<'client'>): Promise<void> => {
  const [into] = await tx.query<{ name: string }>('select name from store.client where id = $1', [row.mergedIntoId])
  if (into) throw conflict(`客户已并入【${into.name}】`)
}

const refuseWhileBusy = async ({ tx, row }: Scene<'client'>): Promise<void> => {
  const [busy] = await tx.query(
    `(select from store.contract t where t.client_id = $1 and (t.status like '待%' or t.status = '通过' and t.stage not in ('履行完毕', '已归档', '已终止')) limit 1)
     union all (select from store.business_opportunity t where t.client_id = $1 and t.is_use and t.schedule = any ($2)
       and t.status not in ('驳回', '已作废') limit 1)`,
    [row.id, openStages],
  )
  if (busy || String(row.status).startsWith('待')) throw conflict('客户仍有进行中的业务，不能停用')
}

/** Ownership stays; the owner has had it from the first time on. The name of before stays known. */
export const clientApproved: Handler<'client'> = async (scene) => {
  const { row, before } = scene
  if (before?.status !== '变更中') row.tzOwned = clock.now().toISOString()
  await makeBuyerTitle(scene)
  if (before?.status === '变更中' && before.name !== row.name)
    row.alias = [...(row.alias ?? []).filter((name) => name !== row.name), String(before.name)]
}

/** A client with contracts stays; those that came to nothing do not count. */
export const clientVoid: Handler<'client'> = async ({ tx, row }) => {
  const [used] = await tx.query(
    `select from store.contract t where t.client_id = $1 and t.status not in ('草稿', '驳回', '已撤回', '已作废') limit 1`,
    [row.id],
  )
  if (used) throw conflict('该数据已被使用，无法作废')
}

/** With its tax number a client has the title by which it buys. */
const makeBuyerTitle = async (scene: Scene<'client'>): Promise<void> => {
  const { tx, row } = scene
  if (!row.accountId) return
  const [known] = await tx.query(`select from store.invoicing_config where kind = '购方' and client_id = $1 limit 1`, [
    row.id,
  ])
  if (known) return
  await addRow(scene, 'invoicingConfig', {
    kind: '购方',
    title: row.account ?? row.name,
    taxNo: row.accountId,
    confirmTaxNo: row.confirmTaxNo,
    clientId: row.id,
    tel: row.telephone,
    bank: row.bank,
    account: row.accountNumber,
    isDefault: true,
    status: '通过',
  })
}
