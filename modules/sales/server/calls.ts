import { answer, type NamedCall } from '@chengban/engine/call.ts'
import { businessSync } from '../business-log/business-sync.call.ts'
import { businessDetail } from '../business-log/detail.call.ts'
import { businessHistory } from '../business-log/history.call.ts'
import { syncBusiness } from '../business-log/server/business-sync.ts'
import { detailOf } from '../business-log/server/detail.ts'
import { historyOf } from '../business-log/server/history.ts'
import { summarize as summarizeSales } from '../business-log/server/summary.ts'
import { businessSummary } from '../business-log/summary.call.ts'
import { businessOpportunityUpdate } from '../business-opportunity/remind.call.ts'
import { answerSale } from '../business-opportunity/server/remind.ts'
import { syncTask } from '../business-task/server/sync-log.ts'
import { syncLog } from '../business-task/sync-log.call.ts'
import { areas } from '../client/areas.call.ts'
import { copyGift } from '../client/copy-gift.call.ts'
import { duplicate } from '../client/duplicate.call.ts'
import { clientAreas } from '../client/server/areas.ts'
import { copyGifts } from '../client/server/copy-gift.ts'
import { findDuplicates } from '../client/server/duplicate.ts'
import { clientProductAnalysis } from '../client-product/analysis.call.ts'
import { changeFollow } from '../client-product/change-follow.call.ts'
import { analyse } from '../client-product/server/analysis.ts'
import { changeProductFollow } from '../client-product/server/follow.ts'
import { summarizeProducts } from '../client-product/server/summary.ts'
import { syncVisits } from '../client-product/server/visit-sync.ts'
import { clientProductSummary } from '../client-product/summary.call.ts'
import { syncVisit } from '../client-product/sync-visit.call.ts'
import { contractAccount } from '../contract/account.call.ts'
import { contractOpportunityUpdate } from '../contract/remind.call.ts'
import { accountOf } from '../contract/server/account.ts'
import { answerReminder } from '../contract/server/remind.ts'
import { changeStock } from '../gift-type/server/stock.ts'
import { stock } from '../gift-type/stock.call.ts'
import { getBalance } from '../invoicing/get-balance.call.ts'
import { ilimit } from '../invoicing/ilimit.call.ts'
import { other } from '../invoicing/other.call.ts'
import { balanceOf } from '../invoicing/server/balance.ts'
import { limitInvoicing } from '../invoicing/server/ilimit.ts'
import { applyOther } from '../invoicing/server/other.ts'
import { invoicingStatistics } from '../invoicing/server/statistics.ts'
import { statistics } from '../invoicing/statistics.call.ts'
import { countReturnedMoney } from '../returned-money/count.call.ts'
import { count } from '../returned-money/server/count.ts'
import { summarize } from '../returned-money/server/summary.ts'
import { summaryReturnedMoney } from '../returned-money/summary.call.ts'
import { publicity } from '../zfcg/publicity.call.ts'
import { resultsOf } from '../zfcg/server/publicity.ts'

export const salesCalls: readonly NamedCall[] = [
  answer(areas, clientAreas),
  answer(duplicate, findDuplicates),
  answer(contractAccount, accountOf),
  answer(contractOpportunityUpdate, answerReminder),
  answer(businessOpportunityUpdate, answerSale),
  answer(copyGift, copyGifts),
  answer(syncLog, syncTask),
  answer(businessSync, syncBusiness),
  answer(businessHistory, historyOf),
  answer(businessDetail, detailOf),
  answer(businessSummary, summarizeSales),
  answer(clientProductAnalysis, analyse),
  answer(clientProductSummary, summarizeProducts),
  answer(changeFollow, changeProductFollow),
  answer(syncVisit, syncVisits),
  answer(stock, changeStock),
  answer(ilimit, limitInvoicing),
  answer(other, applyOther),
  answer(getBalance, balanceOf),
  answer(statistics, invoicingStatistics),
  answer(summaryReturnedMoney, summarize),
  answer(countReturnedMoney, count),
  answer(publicity, resultsOf),
]
