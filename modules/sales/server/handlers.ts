import type { Handler } from '@chengban/engine/write/scene.ts'
import type { HandlerName } from '@chengban/kernel/registry.ts'
import { checkClient, clientApproved, normalNameOf, refuseDuplicates } from '../client/server/rules.ts'
import {
  acceptOnce,
  checkContract,
  checkSubmit,
  contractApproved,
  isSmall,
  removingContract,
} from '../contract/server/rules.ts'

export const salesHandlers = {
  'client/normalName': normalNameOf,
  'client/check': checkClient,
  'client/duplicates': refuseDuplicates,
  'client/approved': clientApproved,
  'contract/check': checkContract,
  'contract/isSmall': isSmall,
  'contract/submit': checkSubmit,
  'contract/approved': contractApproved,
  'contract/acceptOnce': acceptOnce,
  'contract/removing': removingContract,
} satisfies Partial<Record<HandlerName, Handler>>
