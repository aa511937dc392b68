import type { Handler } from '@chengban/engine/write/scene.ts'
import type { HandlerName } from '@chengban/kernel/registry.ts'
import {
  checkClient,
  clientApproved,
  normalNameOf,
  refuseDuplicates,
  refuseVoidClient,
} from '../client/server/rules.ts'
import {
  acceptOnce,
  checkContract,
  checkSubmit,
  contractApproved,
  isSmall,
  refuseVoidContract,
  removingContract,
  voidedContract,
} from '../contract/server/rules.ts'

export const salesHandlers = {
  'client/normalName': normalNameOf,
  'client/check': checkClient,
  'client/duplicates': refuseDuplicates,
  'client/approved': clientApproved,
  'client/void': refuseVoidClient,
  'contract/check': checkContract,
  'contract/isSmall': isSmall,
  'contract/submit': checkSubmit,
  'contract/approved': contractApproved,
  'contract/void': refuseVoidContract,
  'contract/voided': voidedContract,
  'contract/acceptOnce': acceptOnce,
  'contract/removing': removingContract,
} satisfies Partial<Record<HandlerName, Handler>>
