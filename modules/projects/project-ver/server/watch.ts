import type { CallHandler } from '@chengban/engine/call.ts'
import { watching } from '@chengban/engine/client-page/film.ts'
import { projectVer } from '../project-ver.entity.ts'
import type { watchProjectVer } from '../watch.call.ts'

export const answerWatchProjectVer: CallHandler<typeof watchProjectVer> = watching({ of: projectVer, field: 'video' })
