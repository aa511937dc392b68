import { area } from '@chengban/kernel/area.ts'
import { clientScreens } from './client-screens.ts'
import { entities } from './entities.gen.ts'
import { firstDocuments } from './imp-document/first.ts'
import { firstAdvanceKinds } from './milepost-advance-kind/first.ts'
import { phoneScreens } from './phone-screens.ts'
import { productScreens } from './product-screens.ts'
import { screens } from './screens.ts'

export const projects = area({
  name: 'projects',
  label: '项目',
  entities,
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
  first: { impDocument: firstDocuments, milepostAdvanceKind: firstAdvanceKinds },
  screens: { ...screens, ...productScreens, ...clientScreens, ...phoneScreens },
})
