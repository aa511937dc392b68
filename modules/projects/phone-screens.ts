import type { Screen } from '@chengban/kernel/area.ts'

/** Of a milestone its first and present end, how late it is, and what came of it. */
const milestone = { facts: ['projectId', 'userId', 'originalDate', 'endDate', 'lateDays', 'result', 'file'] } as const

/** A fault or a wish found during a visit, on the page where its pictures are taken; it belongs to the visit. */
const problem = { label: '添加问题', at: '/demand/bugApply?temporaryId={id}&projectId={projectId}' } as const

/** Pages of the phone by their routes. */
export const phoneScreens = {
  '/phone/phoneMilepostConfirm': {
    label: '里程碑确认',
    kind: 'phone',
    of: 'milepost',
    acts: [{ move: 'confirm' }, { move: 'notConfirm', words: { opinion: ['成果未附', '未达完成标准', '请补充说明'] } }],
    where: { status: { equalTo: '待确认' } },
    face: milestone,
    tab: '待我确认',
    tabs: [
      {
        label: '待PMO确认',
        of: 'milepost',
        codes: ['milepost:pmo'],
        face: milestone,
        where: { status: { equalTo: '已完成' }, pmoStatus: { notEqualTo: '已确认' } },
      },
      {
        label: '逾期',
        of: 'milepost',
        acts: [{ move: 'urge' }],
        face: milestone,
        where: { status: { in: ['未开始', '进行中'] }, endDate: { lessThan: { from: 'today' } } },
      },
      {
        label: '我的',
        of: 'milepost',
        acts: [{ move: 'start' }, { move: 'submit' }],
        face: milestone,
        where: { userId: { equalTo: { from: 'me' } } },
      },
    ],
  },
  '/phone/h5/productLibrary': {
    label: '产品库',
    kind: 'phone',
    of: 'productLibrary',
    acts: [{ mark: 'isFollow' }, { mark: 'isIgnore' }],
    face: {
      facts: ['currentVersionId', 'category', 'demoUrl', 'demoAccount', 'projectCount'],
      fold: {
        of: 'productLibraryVersion',
        by: 'productLibraryId',
        label: '版本',
        title: 'name',
        facts: ['stage', 'tzRelease', 'releaseNote'],
      },
    },
    tab: '产品',
    tabs: [
      { label: '版本', of: 'productLibraryVersion', where: { stage: { equalTo: '已发布' } } },
      {
        label: '我的下载',
        of: 'productDownload',
        acts: [
          {
            label: '申请下载',
            fields: ['productLibraryVersionId', 'projectId', 'reason'],
            fill: { projectId: { from: 'last' }, reason: { from: 'last' } },
          },
        ],
        variant: 'apply',
      },
    ],
  },
  '/phone/phoneImpRecords': {
    label: '实施记录',
    kind: 'phone',
    of: 'impRecord',
    acts: [
      { move: 'begin' },
      {
        edit: true,
        label: '填写内容',
        fields: ['tzStart', 'tzEnd', 'place', 'content', 'result', 'problem', 'photo'],
        fill: { tzEnd: { from: 'now' } },
        sends: { move: 'submit', label: '提交' },
      },
      { move: 'confirm', label: '客户签字' },
      problem,
      {
        label: '填写',
        fields: [
          'projectId',
          'type',
          'tzStart',
          'tzEnd',
          'place',
          'coUserIds',
          'content',
          'result',
          'problem',
          'photo',
        ],
        fill: {
          projectId: { from: 'last' },
          type: { from: 'last' },
          coUserIds: { from: 'last' },
          tzStart: { from: 'now' },
          tzEnd: { from: 'now' },
        },
        sends: { move: 'submit', label: '提交' },
      },
      {
        label: '预约',
        fields: ['projectId', 'type', 'tzStart', 'tzEnd', 'coUserIds'],
        fill: { isReservation: true, projectId: { from: 'last' }, type: { from: 'last' } },
      },
    ],
    where: { userId: { equalTo: { from: 'me' } } },
    face: { strip: { by: 'tzStart', step: 'day' }, facts: ['tzStart', 'type', 'content', 'place'] },
    tab: '我的',
    tabs: [
      {
        label: '我的预约',
        of: 'impRecord',
        acts: [
          { move: 'begin' },
          {
            edit: true,
            label: '填写内容',
            fields: ['tzStart', 'tzEnd', 'place', 'content', 'result', 'problem', 'photo'],
            fill: { tzEnd: { from: 'now' } },
            sends: { move: 'submit', label: '提交' },
          },
          { move: 'confirm', label: '客户签字' },
          problem,
          { move: 'cancel' },
          {
            label: '预约',
            fields: ['projectId', 'type', 'tzStart', 'tzEnd', 'coUserIds'],
            fill: { isReservation: true, projectId: { from: 'last' }, type: { from: 'last' } },
          },
        ],
        where: { userId: { equalTo: { from: 'me' } }, status: { in: ['已预约', '待填写'] } },
      },
      { label: '全部', of: 'impRecord' },
    ],
  },
  '/phone/phoneProjectAudit': {
    label: '项目审核',
    kind: 'phone',
    of: 'project',
    variant: 'audit',
    tab: '立项',
    tabs: [
      { label: '人天变更', of: 'projectManDay', variant: 'audit' },
      { label: '版本交付', of: 'projectVer', variant: 'audit' },
    ],
  },
} as const satisfies Readonly<Record<string, Screen>>
