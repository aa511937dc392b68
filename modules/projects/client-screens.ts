import type { Screen } from '@chengban/kernel/area.ts'

/** A record that waits for the client; once answered, the page shows its state and who signed it. */
const answered = {
  open: { status: '客户待确认' },
  stands: ['status', 'signer', 'tzConfirm', 'clientOpinion', 'signature'],
} as const

/** Pages for clients by their routes. */
export const clientScreens = {
  '/demand/projectVerVideo': {
    label: '版本确认',
    kind: 'standalone',
    of: 'projectVer',
    client: {
      read: { path: '/project/clientPage', query: { kind: 'projectVer' } },
      shows: ['name', 'type', 'video', 'content', 'tzDeliver', 'bugIds', 'applyForIds', 'file'],
      ...answered,
      film: { field: 'video', tell: 'watched', beat: '/projectVer/watch', least: 90, when: { type: '大版本' } },
      send: '/projectVer/confirm',
      agree: '确认并签字',
      refuse: '有异议',
    },
  },
  '/demand/projectTrain': {
    label: '培训签到',
    kind: 'standalone',
    of: 'train',
    client: {
      read: { path: '/project/clientPage', query: { kind: 'train' } },
      shows: ['name', 'tzStart', 'tzEnd', 'teacherId', 'address', 'content', 'courseware'],
      open: { closed: null },
      stands: ['traineeCount'],
      send: '/train/action/signIn',
      agree: '签字并签到',
    },
  },
  '/demand/projectProgressConfirm': {
    label: '进度确认',
    kind: 'standalone',
    of: 'projectProgress',
    client: {
      read: { path: '/projectProgress/report' },
      shows: [
        ...['name', 'report.content', 'report.nextPlan', 'report.percent', 'isStageEnd'],
        ...['problems', 'documents'],
      ],
      open: { status: '客户待确认' },
      stands: ['status', 'signer', 'tzSign', 'clientOpinion', 'signature', 'pdf'],
      send: '/projectProgress/signature',
      agree: '签字确认',
      refuse: '有异议',
    },
  },
  '/demand/projectProgressConfirmBat': {
    label: '批量确认',
    kind: 'standalone',
    of: 'projectProgress',
    client: {
      read: { path: '/projectProgress/report', query: { ids: 'all' } },
      shows: ['name', 'report.content', 'report.nextPlan', 'report.percent', 'isStageEnd', 'documents'],
      send: '/projectProgress/signature',
      agree: '签字确认',
      isBatch: true,
    },
  },
  '/demand/productProblemConfirm': {
    label: '产品问题确认',
    kind: 'standalone',
    of: 'projectProgress',
    client: {
      read: { path: '/projectProgress/report' },
      shows: ['name', 'report.content', 'problems', 'productSign'],
      open: { tzSignatureProduct: null },
      waits: { field: 'tzProductSign', words: '产品负责人尚未签字，签字后再打开本页' },
      stands: ['status', 'productSigner', 'tzSignatureProduct', 'signatureProduct'],
      send: '/projectProgress/signatureProduct',
      agree: '客户签字',
    },
  },
  '/demand/projectProblemConfirm': { label: '项目问题确认', kind: 'standalone' },
  '/demand/impRecordConfirm': {
    label: '实施记录确认',
    kind: 'standalone',
    of: 'impRecord',
    client: {
      read: { path: '/project/clientPage', query: { kind: 'impRecord' } },
      shows: ['headline', 'type', 'tzStart', 'tzEnd', 'content', 'result', 'problem', 'photo'],
      ...answered,
      send: '/impRecord/confirm',
      agree: '签字确认',
      refuse: '有异议',
    },
  },
} as const satisfies Readonly<Record<string, Screen>>
