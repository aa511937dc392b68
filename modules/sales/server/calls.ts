import { answer, type NamedCall } from '@chengban/engine/call.ts'
import { areas } from '../client/areas.call.ts'
import { clientAreas } from '../client/server/areas.ts'
import { handOverContracts } from '../contract/hand-over.call.ts'
import { handOver } from '../contract/server/hand-over.ts'
import { changeStock } from '../gift-type/server/stock.ts'
import { stock } from '../gift-type/stock.call.ts'
import { invoicingStatistics } from '../invoicing/server/statistics.ts'
import { statistics } from '../invoicing/statistics.call.ts'

export const salesCalls: readonly NamedCall[] = [
  answer(areas, clientAreas),
  answer(stock, changeStock),
  answer(handOverContracts, handOver),
  answer(statistics, invoicingStatistics),
]
