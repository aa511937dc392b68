import type { OpenChange } from '@chengban/modules/platform/server/demo/changes.ts'
import { contract } from '../../contract/contract.entity.ts'
import type { DemoContract } from './contracts.ts'
import { headOf } from './names.ts'

/** The customer wants to pay otherwise before they sign: the change waits for the head. */
export const contractChangesOf = (contracts: readonly DemoContract[], who: (account: string) => string): OpenChange[] =>
  contracts
    .filter(({ plan }) => plan.isChanging)
    .map(({ row, client }) => ({
      entity: contract,
      id: row.id,
      name: row.name,
      initiatorId: row.initiator,
      draft: { payWay: row.payWay === '分期' ? '验收后' : '分期', remark: '客户要求改变付款方式，已附双方邮件' },
      approverId: who(headOf(client.owner)),
      days: 2,
    }))
