import type { HandlersOf } from '@chengban/engine/write/scene.ts'
import { checkLog, loggedNext } from '../business-log/server/rules.ts'
import { checkOpportunity } from '../business-opportunity/server/rules.ts'
import { advance, approvedOpportunity, back, staged } from '../business-opportunity/server/stages.ts'
import { oneMain } from '../business-product/server/rules.ts'
import { completeTask } from '../business-task/server/rules.ts'
import {
  checkClient,
  clientApproved,
  normalNameOf,
  refuseDuplicates,
  refuseVoidClient,
} from '../client/server/rules.ts'
import { checkClientProduct } from '../client-product/server/rules.ts'
import { arrive, distanceOf, visited, visitToRequest } from '../client-visit/server/rules.ts'
import {
  acceptedContract,
  approveContract,
  finishContract,
  refuseTerminate,
  supplementsFollow,
  terminatedContract,
  voidContract,
  voidedContract,
} from '../contract/server/money-rules.ts'
import {
  acceptOnce,
  checkContract,
  checkSubmit,
  contractApproved,
  isSmall,
  removingContract,
} from '../contract/server/rules.ts'
import { signedContract } from '../contract/server/signed.ts'
import { checkGift, demandYearLimit } from '../gift-give/server/rules.ts'
import { completeInvoicing } from '../invoicing/server/complete.ts'
import { amountNoTaxOf, auditInvoicing, checkInvoicing, decided, submitInvoicing } from '../invoicing/server/rules.ts'
import { checkTitle, titleApproved } from '../invoicing-config/server/rules.ts'
import { checkPlan, removingPlan } from '../invoicing-plan/server/rules.ts'
import { approveChange, changeApproved, checkChange, submitChange } from '../maintain-date-change/server/rules.ts'
import { checkMaintenance } from '../maintenance/server/rules.ts'
import {
  approveApply,
  approvedApply,
  checkApply,
  ledgerOf,
  submitApply,
  voidApply,
  voidedApply,
} from '../returned-money-apply/server/rules.ts'
import { keywordRemoved, keywordsChanged, noticeClient, noticeWords, toBusiness } from '../zfcg/server/rules.ts'

export const salesHandlers = {
  'client/normalName': normalNameOf,
  'client/check': checkClient,
  'client/duplicates': refuseDuplicates,
  'client/approved': clientApproved,
  'client/void': refuseVoidClient,
  'businessOpportunity/check': checkOpportunity,
  'businessOpportunity/advance': advance,
  'businessOpportunity/back': back,
  'businessOpportunity/staged': staged,
  'businessOpportunity/approved': approvedOpportunity,
  'businessProduct/oneMain': oneMain,
  'businessLog/check': checkLog,
  'businessLog/saved': loggedNext,
  'businessTask/complete': completeTask,
  'clientVisit/distance': distanceOf,
  'clientVisit/arrive': arrive,
  'clientVisit/done': visited,
  'clientVisit/toApplyFor': visitToRequest,
  'clientProduct/check': checkClientProduct,
  'zfcg/words': noticeWords,
  'zfcg/client': noticeClient,
  'zfcg/toBusiness': toBusiness,
  'keyword/changed': keywordsChanged,
  'keyword/removed': keywordRemoved,
  'contract/signed': signedContract,
  'contract/check': checkContract,
  'contract/isSmall': isSmall,
  'contract/submit': checkSubmit,
  'contract/approved': contractApproved,
  'contract/approve': approveContract,
  'contract/void': voidContract,
  'contract/voided': voidedContract,
  'contract/acceptOnce': acceptOnce,
  'contract/removing': removingContract,
  'contract/accepted': acceptedContract,
  'contract/finish': finishContract,
  'contract/finished': supplementsFollow,
  'contract/archived': supplementsFollow,
  'contract/terminate': refuseTerminate,
  'contract/terminated': terminatedContract,
  'returnedMoneyApply/check': checkApply,
  'returnedMoneyApply/ledger': ledgerOf,
  'returnedMoneyApply/submit': submitApply,
  'returnedMoneyApply/approve': approveApply,
  'returnedMoneyApply/approved': approvedApply,
  'returnedMoneyApply/void': voidApply,
  'returnedMoneyApply/voided': voidedApply,
  'giftGive/check': checkGift,
  'giftGive/yearLimit': demandYearLimit,
  'invoicingConfig/check': checkTitle,
  'invoicingConfig/approved': titleApproved,
  'invoicingPlan/check': checkPlan,
  'invoicingPlan/removing': removingPlan,
  'invoicing/check': checkInvoicing,
  'invoicing/amountNoTax': amountNoTaxOf,
  'invoicing/submit': submitInvoicing,
  'invoicing/audit': auditInvoicing,
  'invoicing/decided': decided,
  'invoicing/complete': completeInvoicing,
  'maintenance/check': checkMaintenance,
  'maintainDateChange/check': checkChange,
  'maintainDateChange/submit': submitChange,
  'maintainDateChange/approve': approveChange,
  'maintainDateChange/approved': changeApproved,
} satisfies HandlersOf
