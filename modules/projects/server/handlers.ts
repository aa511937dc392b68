import type { HandlersOf } from '@chengban/engine/row/scene.ts'
import { checkRemark } from '../file-remark/server/rules.ts'
import { checkKinds } from '../imp-document/server/kinds.ts'
import { checkLog, signLog, uploadLog } from '../imp-node-log/server/rules.ts'
import { checkPrepare } from '../imp-prepare/server/rules.ts'
import { checkRecord, recordDays, removingRecord, submitRecord } from '../imp-record/server/rules.ts'
import {
  beginStage,
  checkStage,
  goingBack,
  goneBack,
  skipping,
  stageDone,
} from '../implementary-progress/server/rules.ts'
import { checkMilepost, confirmMilepost, milepostCancelled } from '../milepost/server/rules.ts'
import { taskMilepost, tasksFollow } from '../milepost/server/tasks.ts'
import { checkAdvance } from '../milepost-advance/server/rules.ts'
import { checkDownload, grantDownload, passDownload } from '../product-download/server/rules.ts'
import { checkProduct } from '../product-library/server/rules.ts'
import {
  cancelling,
  checkVersion,
  orderNo,
  released,
  releasing,
  retired,
  retiring,
} from '../product-library-version/server/rules.ts'
import { staging } from '../product-library-version/server/staging.ts'
import { linkProject } from '../project/server/report-token.ts'
import {
  checkOpen,
  checkProject,
  clientOf,
  isPlainProject,
  isSmallProject,
  removingProject,
  startProject,
  terminatedProject,
} from '../project/server/rules.ts'
import {
  acceptanceBegun,
  acceptProject,
  enterImplementation,
  implementationEntered,
  projectAccepted,
  projectPassed,
  projectResumed,
  projectStarted,
} from '../project/server/stages.ts'
import { followRemoved, followSaved } from '../project-follow/server/quiet.ts'
import { isSmallChange, submitManDay } from '../project-man-day/server/rules.ts'
import { checkModule, savedModule } from '../project-module/server/rules.ts'
import { productApproved, retireProduct } from '../project-product/server/rules.ts'
import { signedWith } from '../project-progress/server/frozen.ts'
import { agreeing, promised, promising } from '../project-progress/server/promise.ts'
import {
  bindRaised,
  checkSheet,
  completed,
  completing,
  confirmed,
  confirming,
  removingSheet,
  roundOf,
  signing,
  stageRoundOf,
  submitting,
  syncing,
  takenBack,
} from '../project-progress/server/rules.ts'
import { checkDelivery, confirmDelivery, deliver, submitDelivery, watchDelivery } from '../project-ver/server/rules.ts'
import { trainRejected } from '../train/server/rejected.ts'
import { checkTrain, trainPassed } from '../train/server/rules.ts'
import { checkHour, removingHour, settleHour } from '../wbs-hour/server/rules.ts'
import { cancelledTask, checkTask, removingTask, savedTask, settleTask, startTask } from '../wbs-task/server/rules.ts'

export const projectsHandlers = {
  'productLibrary/check': checkProduct,
  'productLibraryVersion/orderNo': orderNo,
  'productLibraryVersion/check': checkVersion,
  'productLibraryVersion/staging': staging,
  'productLibraryVersion/cancelling': cancelling,
  'productLibraryVersion/releasing': releasing,
  'productLibraryVersion/released': released,
  'productLibraryVersion/retiring': retiring,
  'productLibraryVersion/retired': retired,
  'project/client': clientOf,
  'project/isSmall': isSmallProject,
  'project/isPlain': isPlainProject,
  'project/check': checkProject,
  'project/removing': removingProject,
  'project/linking': linkProject,
  'project/starting': startProject,
  'project/started': projectStarted,
  'project/entering': enterImplementation,
  'project/entered': implementationEntered,
  'project/accepting': acceptanceBegun,
  'project/accept': acceptProject,
  'project/accepted': projectAccepted,
  'project/resumed': projectResumed,
  'project/passed': projectPassed,
  'project/terminated': terminatedProject,
  'projectProgress/round': roundOf,
  'projectProgress/stageRound': stageRoundOf,
  'projectProgress/check': checkSheet,
  'projectProgress/removing': removingSheet,
  'projectProgress/submitting': submitting,
  'projectProgress/syncing': syncing,
  'projectProgress/saved': bindRaised,
  'projectProgress/completing': completing,
  'projectProgress/completed': completed,
  'projectProgress/confirming': confirming,
  'projectProgress/confirmed': confirmed,
  'projectProgress/promising': promising,
  'projectProgress/promised': promised,
  'projectProgress/agreeing': agreeing,
  'projectProgress/signing': signing,
  'projectProgress/signedWith': signedWith,
  'projectProgress/takenBack': takenBack,
  'project/open': checkOpen,
  'fileRemark/check': checkRemark,
  'impDocument/kinds': checkKinds,
  'impNodeLog/check': checkLog,
  'impNodeLog/uploading': uploadLog,
  'impNodeLog/signing': signLog,
  'impRecord/check': checkRecord,
  'impRecord/days': recordDays,
  'impRecord/removing': removingRecord,
  'impRecord/submitting': submitRecord,
  'implementaryProgress/check': checkStage,
  'implementaryProgress/begun': beginStage,
  'implementaryProgress/skipping': skipping,
  'implementaryProgress/done': stageDone,
  'implementaryProgress/goingBack': goingBack,
  'implementaryProgress/goneBack': goneBack,
  'milepost/check': checkMilepost,
  'milepost/confirming': confirmMilepost,
  'milepost/cancelled': milepostCancelled,
  'milepost/prioritised': tasksFollow,
  'milepost/tasked': taskMilepost,
  'impPrepare/check': checkPrepare,
  'milepostAdvance/check': checkAdvance,
  'productDownload/check': checkDownload,
  'productDownload/passing': passDownload,
  'projectManDay/isSmall': isSmallChange,
  'projectManDay/submitting': submitManDay,
  'projectModule/check': checkModule,
  'projectModule/saved': savedModule,
  'projectProduct/retiring': retireProduct,
  'projectProduct/approved': productApproved,
  'projectFollow/saved': followSaved,
  'projectFollow/removing': followRemoved,
  'productDownload/saved': grantDownload,
  'projectVer/check': checkDelivery,
  'projectVer/delivering': deliver,
  'projectVer/watched': watchDelivery,
  'projectVer/confirmed': confirmDelivery,
  'projectVer/submitting': submitDelivery,
  'train/check': checkTrain,
  'train/passed': trainPassed,
  'train/rejected': trainRejected,
  'wbsHour/check': checkHour,
  'wbsHour/settle': settleHour,
  'wbsHour/removing': removingHour,
  'wbsTask/check': checkTask,
  'wbsTask/settle': settleTask,
  'wbsTask/saved': savedTask,
  'wbsTask/removing': removingTask,
  'wbsTask/starting': startTask,
  'wbsTask/cancelled': cancelledTask,
} satisfies HandlersOf
