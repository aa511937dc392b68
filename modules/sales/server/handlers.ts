import type { HandlersOf } from '@chengban/engine/row/scene.ts'
import { checkLog, loggedNext } from '../business-log/server/rules.ts'
import { logVisit, visitLogged } from '../business-log/server/visit-sync.ts'
import {
  answered,
  changedSelf,
  changeSelf,
  dropProduct,
  noteDemo,
  noteProduct,
} from '../business-opportunity/server/diary.ts'
import { checkOpportunity } from '../business-opportunity/server/rules.ts'
import { advance, back, staged } from '../business-opportunity/server/stages.ts'
import { completeTask } from '../business-task/server/rules.ts'
import { refuseDuplicates } from '../client/server/alike.ts'
import { assigned, assigning, demandReceivers } from '../client/server/assign.ts'
import { claim, claiming } from '../client/server/claim.ts'
import { merge, merged, merging } from '../client/server/merge.ts'
import { checkClient, clientApproved, normalNameOf, refuseVoidClient } from '../client/server/rules.ts'
import { ownedClient } from '../client-owner/server/terms.ts'
import { resetPassword } from '../client-product/server/reset-password.ts'
import { checkClientProduct } from '../client-product/server/rules.ts'
import { arrive, checkVisit, distanceOf, visited, visitToRequest } from '../client-visit/server/rules.ts'
import {
  acceptedContract,
  approveContract,
  finishContract,
  refuseTerminate,
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
import { flushable, makeRed } from '../invoicing/server/flush-red.ts'
import { limitMonth } from '../invoicing/server/ilimit.ts'
import { amountNoTaxOf, auditInvoicing, checkInvoicing, decided, submitInvoicing } from '../invoicing/server/rules.ts'
import { checkTitle, titleApproved } from '../invoicing-config/server/rules.ts'
import { generatePlan } from '../invoicing-plan/server/generate.ts'
import { cancelPlan, checkPlan, removingPlan } from '../invoicing-plan/server/rules.ts'
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
import {
  keywordRemoved,
  keywordsChanged,
  noticeClient,
  noticeWords,
  subscribe,
  toBusiness,
} from '../zfcg/server/rules.ts'

export const salesHandlers = {
  'client/normalName': normalNameOf,
  'client/check': checkClient,
  'client/duplicates': refuseDuplicates,
  'client/approved': clientApproved,
  'client/void': refuseVoidClient,
  'client/owned': ownedClient,
  'client/claiming': claiming,
  'client/claim': claim,
  'client/assigning': assigning,
  'client/assign': demandReceivers,
  'client/assigned': assigned,
  'client/merging': merging,
  'client/merge': merge,
  'client/merged': merged,
  'businessOpportunity/check': checkOpportunity,
  'businessOpportunity/advance': advance,
  'businessOpportunity/back': back,
  'businessOpportunity/staged': staged,
  'businessOpportunity/changeSelf': changeSelf,
  'businessOpportunity/changedSelf': changedSelf,
  'businessOpportunity/answered': answered,
  'businessOpportunity/product': noteProduct,
  'businessOpportunity/demo': noteDemo,
  'businessProduct/drop': dropProduct,
  'businessLog/check': checkLog,
  'businessLog/saved': loggedNext,
  'businessLog/edited': loggedNext,
  'businessTask/complete': completeTask,
  'clientVisit/distance': distanceOf,
  'clientVisit/arrive': arrive,
  'clientVisit/check': checkVisit,
  'clientVisit/done': visited,
  'clientVisit/log': logVisit,
  'clientVisit/logged': visitLogged,
  'clientVisit/toApplyFor': visitToRequest,
  'clientProduct/check': checkClientProduct,
  'clientProduct/resetPwd': resetPassword,
  'zfcg/words': noticeWords,
  'zfcg/client': noticeClient,
  'zfcg/toBusiness': toBusiness,
  'keyword/changed': keywordsChanged,
  'keyword/removed': keywordRemoved,
  'keyword/subscribe': subscribe,
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
  'invoicingPlan/cancel': cancelPlan,
  'contract/generatePlan': generatePlan,
  'invoicing/check': checkInvoicing,
  'invoicing/amountNoTax': amountNoTaxOf,
  'invoicing/submit': submitInvoicing,
  'invoicing/audit': auditInvoicing,
  'invoicing/decided': decided,
  'invoicing/complete': completeInvoicing,
  'invoicing/flushable': flushable,
  'invoicing/flushRed': makeRed,
  'invoicingConfig/ilimit': limitMonth,
  'maintenance/check': checkMaintenance,
  'maintainDateChange/check': checkChange,
  'maintainDateChange/submit': submitChange,
  'maintainDateChange/approve': approveChange,
  'maintainDateChange/approved': changeApproved,
} satisfies HandlersOf
