import type { CallHandler } from '@chengban/engine/call.ts'
import { today } from '@chengban/engine/clock.ts'
import type { Engine } from '@chengban/engine/engine.ts'
import { notFound, Refusal } from '@chengban/kernel/refusal.ts'
import type { getMaintenanceId } from '../get-maintenance-id.call.ts'

const none = { maintenanceId: null, contractId: null, dtStart: null, dtEnd: null, reason: '未在维护期' }

/** Refuses contracts, projects and clients the caller may not see; the maintenance period needs no permission. */
export const findMaintenance: CallHandler<typeof getMaintenanceId> = async (engine, input) => {
  const { contractId, projectId, clientId, date } = input
  if ([contractId, projectId, clientId].filter(Boolean).length !== 1)
    throw new Refusal('VALIDATION', '请指定合同、项目或客户之一')
  const contract = projectId ? await contractOf(engine, projectId) : contractId
  if (contractId) await demandSeen(engine, 'select from public.contract where id = $1', contractId)
  if (clientId) await demandSeen(engine, 'select from public.client where id = $1', clientId)
  const [found] = await engine.read<{ maintenanceId: string; contractId: string; dtStart: string; dtEnd: string }>({
    text: `select id as "maintenanceId", contract_id as "contractId", dt_start as "dtStart", dt_end as "dtEnd"
      from app.maintenance_on($1::uuid, $2::uuid, $3::date)`,
    params: [contract ?? null, clientId ?? null, date ?? today()],
  })
  return found ? { ...found, reason: null } : none
}

const demandSeen = async (engine: Engine, text: string, id: string): Promise<void> => {
  if ((await engine.read({ text, params: [id] })).length === 0) throw notFound()
}

const contractOf = async (engine: Engine, projectId: string): Promise<string | null> => {
  const [project] = await engine.read<{ contractId: string | null }>({
    text: 'select contract_id as "contractId" from public.project where id = $1',
    params: [projectId],
  })
  if (!project) throw notFound()
  return project.contractId
}
