import type { CallHandler } from '@chengban/engine/call.ts'
import { copied } from '@chengban/engine/read/copied.ts'
import type { copyTest } from '../copy.call.ts'

/** Days and the account are the new trial's own. */
export const beginTest: CallHandler<typeof copyTest> = copied('testApply', [
  ...['name', 'kind', 'clientId', 'businessOpportunityId', 'projectId', 'productLibraryId'],
  ...['productLibraryVersionId', 'testerIds', 'requirement', 'environment'],
])
