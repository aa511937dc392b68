import { told } from '@chengban/kernel/deeds/answer-formula.ts'
import { listed } from '@chengban/kernel/deeds/listed.ts'
import { anyOf, eq, given, is, isFilled, max, me, not } from '@chengban/kernel/expr.ts'
import { of } from '@chengban/kernel/formula.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { impPrepare } from './imp-prepare.entity.ts'

/** What has to be there before a project is carried out. */
export const impPrepares = listed({
  path: '/project/impPrepares',
  label: '实施准备',
  of: impPrepare,
  filters: ['projectId', 'businessOpportunityId', 'status'],
  input: { mine: bool('与我有关') },
  rows: anyOf(not(isFilled(given('mine'))), eq(given('mine'), false), me('userId'), me('uploaderId'), me('auditorId')),
  columns: [
    'id',
    'projectId',
    'businessOpportunityId',
    'impDocumentId',
    'name',
    'required',
    'userId',
    'user',
    'endDate',
    'status',
    'file',
    'uploaderId',
    'tzUpload',
    'auditorId',
    'tzAudit',
    'opinion',
    'source',
    'sort',
    'version',
  ],
  add: {
    projectName: told('text?', of('projectId', 'name')),
    stageEnd: told(
      'date?',
      max({ of: 'implementaryProgress', by: 'projectId', at: 'projectId', column: 'planEnd', where: is({ node: 0 }) }),
    ),
  },
  order: ['endDate', 'sort'],
  pages: true,
})
