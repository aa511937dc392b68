import { area } from '@chengban/kernel/area.ts'
import { productLibrary } from './product-library/product-library.entity.ts'
import { productLibraryVersion } from './product-library-version/product-library-version.entity.ts'
import { project } from './project/project.entity.ts'
import { projectFollow } from './project-follow/project-follow.entity.ts'
import { projectMember } from './project-member/project-member.entity.ts'
import { projectProgress } from './project-progress/project-progress.entity.ts'

export const projects = area({
  name: 'projects',
  label: '项目',
  entities: [productLibrary, productLibraryVersion, project, projectMember, projectFollow, projectProgress],
  dicts: {
    projectType: { label: '项目类型', entries: ['实施项目', '研发项目', '运维项目', '内部项目'] },
    projectRange: { label: '实施范围', entries: ['单院区', '多院区', '集团', '区域平台'] },
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
    'productLibrary:upload': '上传产品安装包',
    'productLibrary:manage': '维护产品库',
    'productLibrary:release': '发布与撤销发布',
  },
  config: {
    'project.audit3ManDay': '60',
    'project.audit4Budget': '500000.00',
    'project.reportTokenDays': '30',
  },
  screens: {
    '/project': { label: '我的项目', kind: 'list', of: 'project', variant: 'apply' },
    '/projectAudit': {
      label: '项目审核',
      kind: 'list',
      of: 'project',
      variant: 'audit',
      codes: ['project:audit1', 'project:audit2', 'project:audit3', 'project:audit4'],
    },
    '/projectManage': {
      label: '项目管理',
      kind: 'list',
      of: 'project',
      variant: 'manage',
      codes: ['project:manage'],
    },
    '/projectProgress': { label: '项目进度', kind: 'list', of: 'projectProgress' },
    '/productLibrary': { label: '产品库', kind: 'list', of: 'productLibrary' },
  },
})
