// Written by `npm run gen` from the folders of the area. Do not edit.
import type { Entity } from '@chengban/kernel/entity.ts'
import { design } from './design/design.entity.ts'
import { fileRemark } from './file-remark/file-remark.entity.ts'
import { impDocument } from './imp-document/imp-document.entity.ts'
import { impNodeLog } from './imp-node-log/imp-node-log.entity.ts'
import { impPrepare } from './imp-prepare/imp-prepare.entity.ts'
import { impRecord } from './imp-record/imp-record.entity.ts'
import { implementaryProgress } from './implementary-progress/implementary-progress.entity.ts'
import { milepostAdvanceKind } from './milepost-advance-kind/milepost-advance-kind.entity.ts'
import { milepostAdvance } from './milepost-advance/milepost-advance.entity.ts'
import { milepostUserSummary } from './milepost-user-summary/milepost-user-summary.entity.ts'
import { milepost } from './milepost/milepost.entity.ts'
import { productDownload } from './product-download/product-download.entity.ts'
import { productLibraryVersion } from './product-library-version/product-library-version.entity.ts'
import { productLibrary } from './product-library/product-library.entity.ts'
import { projectDashboard } from './project-dashboard/project-dashboard.entity.ts'
import { projectFollow } from './project-follow/project-follow.entity.ts'
import { projectManDay } from './project-man-day/project-man-day.entity.ts'
import { projectMember } from './project-member/project-member.entity.ts'
import { projectModule } from './project-module/project-module.entity.ts'
import { projectProduce } from './project-produce/project-produce.entity.ts'
import { projectProduct } from './project-product/project-product.entity.ts'
import { projectProgress } from './project-progress/project-progress.entity.ts'
import { projectVer } from './project-ver/project-ver.entity.ts'
import { project } from './project/project.entity.ts'
import { technicalChallenge } from './technical-challenge/technical-challenge.entity.ts'
import { train } from './train/train.entity.ts'
import { wbsHour } from './wbs-hour/wbs-hour.entity.ts'
import { wbsTask } from './wbs-task/wbs-task.entity.ts'

export const entities: readonly Entity[] = [
  design,
  fileRemark,
  impDocument,
  impNodeLog,
  impPrepare,
  impRecord,
  implementaryProgress,
  milepostAdvanceKind,
  milepostAdvance,
  milepostUserSummary,
  milepost,
  productDownload,
  productLibraryVersion,
  productLibrary,
  projectDashboard,
  projectFollow,
  projectManDay,
  projectMember,
  projectModule,
  projectProduce,
  projectProduct,
  projectProgress,
  projectVer,
  project,
  technicalChallenge,
  train,
  wbsHour,
  wbsTask,
]
