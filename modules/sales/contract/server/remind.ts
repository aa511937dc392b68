import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import type { Within } from '@chengban/engine/row/scene.ts'
import { find, findOne } from '@chengban/engine/row/stored.ts'
import { mayRead } from '@chengban/engine/rules/may-read.ts'
import { addRow } from '@chengban/engine/write/add-row.ts'
import type { InputOf } from '@chengban/kernel/call.ts'
import { addDays } from '@chengban/kernel/days.ts'
import { has } from '@chengban/kernel/has.ts'
import { conflict, forbidden, invalid, notFound } from '@chengban/kernel/refusal.ts'
import type { RowOf } from '@chengban/kernel/registry.ts'
import { pause } from '@chengban/modules/platform/remind-pause/server/pause.ts'
import { openStages } from '../../business-opportunity/open-stages.ts'
import { contract } from '../contract.entity.ts'
import type { contractOpportunityUpdate } from '../contract-opportunity-update.call.ts'
import { contractMaintain } from '../maintain.notice.ts'

type Input = InputOf<typeof contractOpportunityUpdate>

export const answerReminder: CallHandler<typeof contractOpportunityUpdate> = (engine, input) => {
  demandWhole(input)
  return engine.write(contract, async (tx) => {
    const within = { tx, writer: engine.writer }
    const row = await demandContract(within, input.id)
    const what = { code: contractMaintain.code, module: 'contract', aboutId: row.id, userId: null }
    const { reason } = input
    if (input.action === 'renew') return { id: row.id, businessOpportunityId: await renewal(within, row, input) }
    if (input.action === 'postpone') await pause(within, what, { until: addDays(today(), input.days ?? 0), reason })
    else await pause(within, what, { forDate: row.maintainDate, reason })
    return { id: row.id, businessOpportunityId: null }
  })
}

const demandWhole = ({ action, days, reason }: Input): void => {
  if (action === 'postpone' && !days) throw invalid({ days: '请填写天数' })
  if (action === 'stop' && !reason) throw invalid({ reason: '请填写原因' })
}

/** Locked, seen, in force, and the asker's to answer for. */
const demandContract = async (within: Within, id: string): Promise<RowOf<'contract'>> => {
  const { tx, writer } = within
  const [row] = (await mayRead(tx, 'contract', id)) ? await find(within, 'contract', id, { isLocked: true }) : []
  if (!row) throw notFound()
  const { userId, entries } = writer.actor
  const owner = row.clientId ? await findOne(within, 'client', row.clientId) : undefined
  if (row.initiator !== userId && owner?.userId !== userId && !has(entries, 'contract:manage')) throw forbidden()
  if (row.status !== '通过' && row.status !== '变更中') throw conflict('合同未生效')
  return row
}

/** The opportunity to renew the contract: the one that is open, else a new draft. */
const renewal = async (within: Within, row: RowOf<'contract'>, { name, money }: Input): Promise<string> => {
  const open = await findOne(within, 'businessOpportunity', {
    parentContractId: row.id,
    schedule: openStages,
    status: { not: '已作废' },
  })
  if (open) return open.id
  return addRow(within, 'businessOpportunity', {
    name: name || `${row.name}续约`,
    clientId: row.clientId ?? undefined,
    type: '续费维护',
    from: '合同续约',
    parentContractId: row.id,
    salesPersonnel: within.writer.actor.userId,
    budgetMyself: money ?? row.maintainMoney ?? undefined,
    // nobody signs in the past, however long ago the maintenance ended
    signDate: row.maintainDate && row.maintainDate > today() ? row.maintainDate : today(),
  })
}
