import { answer, type NamedCall } from '@chengban/engine/call.ts'
import { areas } from '../client/areas.call.ts'
import { clientAreas } from '../client/server/areas.ts'
import { changeStock } from '../gift-type/server/stock.ts'
import { stock } from '../gift-type/stock.call.ts'

export const salesCalls: readonly NamedCall[] = [answer(areas, clientAreas), answer(stock, changeStock)]
