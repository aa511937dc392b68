import { answer, type NamedCall } from '@chengban/engine/call.ts'
import { areas } from '../client/areas.call.ts'
import { clientAreas } from '../client/server/areas.ts'

export const salesCalls: readonly NamedCall[] = [answer(areas, clientAreas)]
