import type { Handler } from '@chengban/engine/write/scene.ts'
import type { HandlerName } from '@chengban/kernel/registry.ts'
import { checkProduct } from '../product-library/server/rules.ts'
import {
  checkVersion,
  orderNo,
  planVersion,
  released,
  releasing,
  retiring,
} from '../product-library-version/server/rules.ts'
import {
  checkProject,
  clientOf,
  closeProject,
  finishProject,
  isPlainProject,
  isSmallProject,
  maintainProject,
  removingProject,
  startProject,
  terminatedProject,
} from '../project/server/rules.ts'
import {
  checkSheet,
  confirmed,
  confirming,
  nameOf,
  removingSheet,
  roundOf,
  signing,
  submitting,
} from '../project-progress/server/rules.ts'

export const projectsHandlers = {
  'productLibrary/check': checkProduct,
  'productLibraryVersion/orderNo': orderNo,
  'productLibraryVersion/check': checkVersion,
  'productLibraryVersion/planned': planVersion,
  'productLibraryVersion/releasing': releasing,
  'productLibraryVersion/released': released,
  'productLibraryVersion/retiring': retiring,
  'project/client': clientOf,
  'project/isSmall': isSmallProject,
  'project/isPlain': isPlainProject,
  'project/check': checkProject,
  'project/removing': removingProject,
  'project/starting': startProject,
  'project/maintaining': maintainProject,
  'project/finishing': finishProject,
  'project/closing': closeProject,
  'project/terminated': terminatedProject,
  'projectProgress/round': roundOf,
  'projectProgress/name': nameOf,
  'projectProgress/check': checkSheet,
  'projectProgress/removing': removingSheet,
  'projectProgress/submitting': submitting,
  'projectProgress/confirming': confirming,
  'projectProgress/confirmed': confirmed,
  'projectProgress/signing': signing,
} satisfies Partial<Record<HandlerName, Handler>>
