import type { CallHandler } from '@chengban/engine/call.ts'
import { answering } from '@chengban/engine/client-page/answering.ts'
import type { confirmProjectVer } from '../confirm.call.ts'
import { projectVer } from '../project-ver.entity.ts'

export const answerConfirmProjectVer: CallHandler<typeof confirmProjectVer> = answering({
  of: projectVer,
  agree: 'confirm',
  refuse: 'dispute',
})
