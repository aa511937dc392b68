import { area } from '@chengban/kernel/area.ts'
import { design } from './design/design.entity.ts'
import { fileRemark } from './file-remark/file-remark.entity.ts'
import { firstDocuments } from './imp-document/first.ts'
import { impDocument } from './imp-document/imp-document.entity.ts'
import { impNodeLog } from './imp-node-log/imp-node-log.entity.ts'
import { impPrepare } from './imp-prepare/imp-prepare.entity.ts'
import { impRecord } from './imp-record/imp-record.entity.ts'
import { implementaryProgress } from './implementary-progress/implementary-progress.entity.ts'
import { milepost } from './milepost/milepost.entity.ts'
import { milepostAdvance } from './milepost-advance/milepost-advance.entity.ts'
import { firstAdvanceKinds } from './milepost-advance-kind/first.ts'
import { milepostAdvanceKind } from './milepost-advance-kind/milepost-advance-kind.entity.ts'
import { milepostUserSummary } from './milepost-user-summary/milepost-user-summary.entity.ts'
import { productDownload } from './product-download/product-download.entity.ts'
import { productLibrary } from './product-library/product-library.entity.ts'
import { productLibraryVersion } from './product-library-version/product-library-version.entity.ts'
import { project } from './project/project.entity.ts'
import { projectDashboard } from './project-dashboard/project-dashboard.entity.ts'
import { projectFollow } from './project-follow/project-follow.entity.ts'
import { projectManDay } from './project-man-day/project-man-day.entity.ts'
import { projectMember } from './project-member/project-member.entity.ts'
import { projectModule } from './project-module/project-module.entity.ts'
import { projectProduce } from './project-produce/project-produce.entity.ts'
import { projectProduct } from './project-product/project-product.entity.ts'
import { projectProgress } from './project-progress/project-progress.entity.ts'
import { projectVer } from './project-ver/project-ver.entity.ts'
import { technicalChallenge } from './technical-challenge/technical-challenge.entity.ts'
import { train } from './train/train.entity.ts'
import { wbsHour } from './wbs-hour/wbs-hour.entity.ts'
import { wbsTask } from './wbs-task/wbs-task.entity.ts'

export const projects = area({
  name: 'projects',
  label: '项目',
  entities: [
    productLibrary,
    productLibraryVersion,
    project,
    projectMember,
    projectFollow,
    projectProgress,
    projectManDay,
    projectProduct,
    impDocument,
    impPrepare,
    implementaryProgress,
    impNodeLog,
    impRecord,
    projectVer,
    train,
    milepost,
    milepostUserSummary,
    milepostAdvanceKind,
    milepostAdvance,
    projectModule,
    wbsTask,
    wbsHour,
    productDownload,
    design,
    projectDashboard,
    projectProduce,
    technicalChallenge,
    fileRemark,
  ],
  dicts: {
    projectType: { label: '项目类型', entries: ['实施项目', '研发项目', '运维项目', '内部项目'] },
    projectRange: { label: '实施范围', entries: ['单院区', '多院区', '集团', '区域平台'] },
    milepostType: {
      label: '里程碑类型',
      entries: ['启动', '需求确认', '环境就绪', '上线', '验收', '版本发布', '其他'],
    },
    produceKind: { label: '产出类型', entries: ['文档', '原型', '设计稿', '代码', '接口', '数据', '报告'] },
    designType: { label: '设计类型', entries: ['原型', '界面', '效果图', '数据库', '架构', '接口'] },
    trainType: { label: '培训类型', entries: ['客户培训', '版本培训', '内部培训'] },
    challengeLevel: { label: '难度', entries: ['A', 'B', 'C'] },
    productCategory: { label: '产品分类', entries: ['平台', '业务系统', '移动应用', '接口', '工具'] },
  },
  operations: {
    'project:apply': '申请立项',
    'project:audit1': '立项一级审核',
    'project:audit2': '立项二级审核',
    'project:audit3': '立项三级审核（PMO）',
    'project:audit4': '立项四级审核（总经理）',
    'project:manage': '管理全部项目（PMO）',
    'project:secret': '查看环境密码',
    'project:money': '查看项目预算与毛利',
    'projectProduct:apply': '申请产品研发立项',
    'projectProduct:audit1': '产品立项一级审核',
    'projectProduct:audit2': '产品立项二级审核',
    'projectProduct:manage': '管理全部产品研发',
    'project:edit': '维护项目与成员（本人项目）',
    'project:pmo': 'PMO（资料清单、资料审核、阶段例外）',
    'projectReport:read': '查看项目报表',
    'impNodeLog:upload': '上传实施资料',
    'impRecord:apply': '填写实施记录',
    'impRecord:manage': '管理全部实施记录',
    'train:apply': '登记培训',
    'train:audit': '审核培训记录',
    'train:manage': '管理全部培训记录',
    'milepost:edit': '维护里程碑',
    'milepost:confirm': '确认里程碑完成',
    'milepost:manage': '管理全部里程碑',
    'milepost:pmo': '里程碑PMO确认',
    'milepostAdvance:apply': '申请里程碑推进',
    'milepostAdvance:manage': '审核与管理里程碑推进',
    'wbsTask:edit': '维护WBS',
    'productLibrary:apply': '申请产品下载',
    'productLibrary:audit': '审批产品下载',
    'productLibrary:upload': '上传产品安装包',
    'productLibrary:manage': '维护产品库',
    'productLibrary:release': '发布与撤销发布',
    'productLibrary:resetPwd': '重置下载密码',
    'productDownload:manage': '维护下载配置与全部下载授权',
  },
  config: {
    'project.hoursPerDay': '8',
    'project.manDayRate': '1000.00',
    'project.audit3ManDay': '60',
    'project.audit4Budget': '500000.00',
    'project.temporaryDays': '30',
    'project.reportTokenDays': '30',
    'imp.nodeWeights': '10,10,25,15,15,15,10',
    'imp.feedbackDays': '7',
    'milepost.urgeHours': '24',
    'project.urgeHours': '4',
    'product.cancelDays': '7',
  },
  first: { impDocument: firstDocuments, milepostAdvanceKind: firstAdvanceKinds },
  screens: {
    '/project': {
      label: '我的项目',
      kind: 'list',
      of: 'project',
      variant: 'apply',
      tab: '我的项目',
      tabs: [
        { label: '模块', of: 'projectModule' },
        { label: 'WBS任务', of: 'wbsTask' },
        { label: 'WBS工时', of: 'wbsHour' },
        { label: '关注与忽略', of: 'projectFollow' },
      ],
    },
    '/projectAudit': {
      label: '项目审核',
      kind: 'list',
      of: 'project',
      variant: 'audit',
      codes: ['project:audit1', 'project:audit2', 'project:audit3', 'project:audit4'],
      tab: '立项',
      tabs: [
        { label: '人天变更', of: 'projectManDay', variant: 'audit' },
        { label: '版本交付', of: 'projectVer', variant: 'audit' },
      ],
    },
    '/projectManage': {
      label: '项目管理',
      kind: 'list',
      of: 'project',
      variant: 'manage',
      codes: ['project:manage'],
      tab: '项目',
      tabs: [
        { label: '人员负荷', of: 'projectDashboard' },
        { label: '设计', of: 'design' },
        { label: '产出', of: 'projectProduce' },
        { label: '难题', of: 'technicalChallenge' },
        { label: '人天变更', of: 'projectManDay' },
        { label: '资料清单', of: 'impDocument' },
      ],
    },
    '/projectProgress': {
      label: '项目进度',
      kind: 'list',
      of: 'projectProgress',
      tab: '进度确认',
      tabs: [
        { label: '实施记录', of: 'impRecord' },
        { label: '版本交付', of: 'projectVer' },
      ],
    },
    '/projectProduct': { label: '产品研发项目', kind: 'list', of: 'projectProduct', variant: 'apply' },
    '/projectProductAudit': {
      label: '产品立项审核',
      kind: 'list',
      of: 'projectProduct',
      variant: 'audit',
      codes: ['projectProduct:audit1', 'projectProduct:audit2'],
    },
    '/projectImp': {
      label: '项目实施',
      kind: 'list',
      of: 'implementaryProgress',
      tab: '阶段',
      tabs: [
        { label: '实施准备', of: 'impPrepare' },
        { label: '实施资料', of: 'impNodeLog' },
        { label: '文件批注', of: 'fileRemark' },
      ],
    },
    '/projectReport': {
      label: '项目报表',
      kind: 'list',
      of: 'projectDashboard',
      codes: ['projectReport:read', 'project:manage'],
    },
    '/milepostManage': {
      label: '里程碑管理',
      kind: 'list',
      of: 'milepost',
      variant: 'manage',
      tab: '里程碑',
      tabs: [
        {
          label: '待我确认',
          of: 'milepost',
          codes: ['milepost:confirm', 'milepost:manage'],
          where: { status: { equalTo: '待确认' } },
        },
        {
          label: '待PMO确认',
          of: 'milepost',
          acts: [
            { move: 'confirmPMO', all: true },
            { move: 'notConfirm', words: { opinion: ['成果未附', '未达完成标准', '请补充说明'] } },
          ],
          codes: ['milepost:pmo'],
          where: { status: { equalTo: '已完成' }, pmoStatus: { notEqualTo: '已确认' } },
        },
        { label: '月度汇总', of: 'milepostUserSummary' },
      ],
    },
    '/milepostAdvanceManage': {
      label: '里程碑推进管理',
      kind: 'list',
      of: 'milepostAdvance',
      variant: 'manage',
      codes: ['milepostAdvance:manage', 'milepostAdvance:apply'],
      tab: '推进申请',
      tabs: [{ label: '推进类型', of: 'milepostAdvanceKind', codes: ['milepostAdvance:manage'] }],
    },
    '/productApproval': {
      label: '产品审批',
      kind: 'list',
      of: 'productDownload',
      variant: 'audit',
      codes: ['productLibrary:audit', 'productLibrary:release'],
      tab: '下载审批',
      tabs: [
        {
          label: '待发布版本',
          of: 'productLibraryVersion',
          codes: ['productLibrary:release'],
          where: { stage: { equalTo: '待发布' } },
        },
      ],
    },
    '/productDownloadConfig': {
      label: '产品下载配置',
      kind: 'list',
      of: 'productLibrary',
      codes: ['productDownload:manage'],
    },
    '/productPwdReset': {
      label: '产品密码重置',
      kind: 'list',
      of: 'productDownload',
      codes: ['productLibrary:resetPwd'],
    },
    '/trainAudit': {
      label: '培训审核',
      kind: 'list',
      of: 'train',
      variant: 'audit',
      codes: ['train:apply', 'train:audit'],
    },
    '/productLibrary': {
      label: '产品库',
      kind: 'list',
      of: 'productLibrary',
      tab: '产品',
      tabs: [
        { label: '版本', of: 'productLibraryVersion' },
        { label: '我的下载', of: 'productDownload', variant: 'apply' },
      ],
    },
    '/phone/phoneMilepostConfirm': {
      label: '里程碑确认',
      kind: 'phone',
      of: 'milepost',
      acts: [
        { move: 'confirm' },
        { move: 'notConfirm', words: { opinion: ['成果未附', '未达完成标准', '请补充说明'] } },
      ],
      where: { status: { equalTo: '待确认' } },
      tab: '待我确认',
      tabs: [
        {
          label: '待PMO确认',
          of: 'milepost',
          codes: ['milepost:pmo'],
          where: { status: { equalTo: '已完成' }, pmoStatus: { notEqualTo: '已确认' } },
        },
        {
          label: '我的',
          of: 'milepost',
          acts: [{ move: 'start' }, { move: 'submit' }],
          where: { userId: { equalTo: { from: 'me' } } },
        },
      ],
    },
    '/phone/h5/productLibrary': {
      label: '产品库',
      kind: 'phone',
      of: 'productLibrary',
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
    '/demand/projectVerVideo': {
      label: '版本确认',
      kind: 'standalone',
      of: 'projectVer',
      client: {
        read: { path: '/project/clientPage', query: { kind: 'projectVer' } },
        shows: ['name', 'type', 'video', 'content', 'tzDeliver', 'bugIds', 'applyForIds', 'file'],
        film: { field: 'video', tell: 'watched', least: 90, when: { type: '大版本' } },
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
        shows: ['name', 'tzStart', 'tzEnd', 'address', 'content', 'courseware'],
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
        shows: ['name', 'report.content', 'report.nextPlan', 'report.percent', 'isStageEnd', 'documents'],
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
        shows: ['name', 'report.content', 'report.problems'],
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
        shows: ['type', 'tzStart', 'tzEnd', 'content', 'result', 'problem', 'photo'],
        send: '/impRecord/confirm',
        agree: '签字确认',
        refuse: '有异议',
      },
    },
  },
})
