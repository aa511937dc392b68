import type { FlowSetting } from '@chengban/kernel/flow-config.ts'
import { request } from '@chengban/ui/api/request.ts'
import { useQuery } from '@tanstack/react-query'

interface Choice {
  readonly name: string
  readonly label: string
}

interface NamedCode {
  readonly id: string
  readonly name: string
}

/** An audited entity with its setting, and what a setting of it can name. */
export interface Flow {
  readonly entity: string
  readonly label: string
  readonly area: string
  readonly levels: number
  readonly isSet: boolean
  readonly setting: FlowSetting
  readonly people: readonly Choice[]
  readonly departments: readonly Choice[]
  readonly figures: readonly Choice[]
  readonly conditions: readonly Choice[]
}

export interface Flows {
  readonly nodes: readonly Flow[]
  readonly roles: readonly NamedCode[]
  readonly operations: readonly NamedCode[]
}

export const flowsKey = ['flows']

export const useFlows = () =>
  useQuery({
    queryKey: flowsKey,
    queryFn: () => request<Flows>('GET', '/api/flow/list'),
    meta: { quiet: true },
  })

/** Returns the setting without the parts that equal the defaults. */
export const spoken = ({ approvers = {}, mode = {}, skip = [], signature = [], slaHours, cc = [] }: FlowSetting) => {
  const said = Object.entries(approvers).filter(([, strategy]) => strategy !== 'form')
  const joint = Object.entries(mode).filter(([, way]) => way !== '或签')
  return {
    ...(said.length ? { approvers: Object.fromEntries(said) } : {}),
    ...(joint.length ? { mode: Object.fromEntries(joint) } : {}),
    // An entity may declare levels to skip by default, so an empty list must be sent
    skip,
    ...(signature.length ? { signature: signature.toSorted() } : {}),
    ...(slaHours && slaHours !== usualHours ? { slaHours } : {}),
    ...(cc.length ? { cc } : {}),
  }
}

export const usualHours = 8
