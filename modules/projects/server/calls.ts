import { answer, type NamedCall } from '@chengban/engine/call.ts'
import { answering } from '@chengban/engine/client-page/answering.ts'
import { watching } from '@chengban/engine/client-page/film.ts'
import { confirmImpRecord } from '../imp-record/confirm.call.ts'
import { impRecord } from '../imp-record/imp-record.entity.ts'
import { changeTask } from '../milepost/change-task.call.ts'
import { changeTasks } from '../milepost/server/change-task.ts'
import { setDownloadConfig } from '../product-library/download-config.call.ts'
import { followProduct, ignoreProduct } from '../product-library/follow.call.ts'
import { configureDownloads } from '../product-library/server/download-config.ts'
import { follow, ignore } from '../product-library/server/follow.ts'
import { clientPage } from '../project/client-page.call.ts'
import { readClientPage } from '../project/server/client-page.ts'
import { dispute } from '../project-progress/dispute.call.ts'
import { problemConfirm } from '../project-progress/problem-confirm.call.ts'
import { projectProgress } from '../project-progress/project-progress.entity.ts'
import { report } from '../project-progress/report.call.ts'
import { clientDispute, clientReport } from '../project-progress/server/client.ts'
import { confirmProblems } from '../project-progress/server/problem-confirm.ts'
import { signSheets } from '../project-progress/signature.call.ts'
import { signProduct } from '../project-progress/signature-product.call.ts'
import { confirmProjectVer } from '../project-ver/confirm.call.ts'
import { projectVer } from '../project-ver/project-ver.entity.ts'
import { watchProjectVer } from '../project-ver/watch.call.ts'
import { signInToTrain } from '../train/server/sign-in.ts'
import { signIn } from '../train/sign-in.call.ts'

export const projectsCalls: readonly NamedCall[] = [
  answer(report, clientReport),
  answer(dispute, clientDispute),
  answer(clientPage, readClientPage),
  answer(signSheets, answering({ of: projectProgress, agree: 'sign', refuse: 'dispute' })),
  answer(signProduct, answering({ of: projectProgress, agree: 'signatureProduct' })),
  answer(confirmImpRecord, answering({ of: impRecord, agree: 'confirm', refuse: 'dispute' })),
  answer(confirmProjectVer, answering({ of: projectVer, agree: 'confirm', refuse: 'dispute' })),
  answer(followProduct, follow),
  answer(ignoreProduct, ignore),
  answer(setDownloadConfig, configureDownloads),
  answer(watchProjectVer, watching({ of: projectVer, field: 'video' })),
  answer(problemConfirm, confirmProblems),
  answer(signIn, signInToTrain),
  answer(changeTask, changeTasks),
]
