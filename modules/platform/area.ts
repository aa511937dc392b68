import { area } from '@chengban/kernel/area.ts'
import { admin } from './admin/admin.entity.ts'
import { auditRound } from './audit-round/audit-round.entity.ts'
import { auditTask } from './audit-task/audit-task.entity.ts'
import { comment } from './comment/comment.entity.ts'
import { commentRead } from './comment-read/comment-read.entity.ts'
import { config } from './config/config.entity.ts'
import { department } from './department/department.entity.ts'
import { dict } from './dict/dict.entity.ts'
import { dictType } from './dict-type/dict-type.entity.ts'
import { document } from './document/document.entity.ts'
import { documentRole } from './document-role/document-role.entity.ts'
import { documentUser } from './document-user/document-user.entity.ts'
import { documentVersion } from './document-version/document-version.entity.ts'
import { fileAudit } from './file-audit/file-audit.entity.ts'
import { fileLink } from './file-link/file-link.entity.ts'
import { fileShare } from './file-share/file-share.entity.ts'
import { fileShareVisit } from './file-share-visit/file-share-visit.entity.ts'
import { holiday } from './holiday/holiday.entity.ts'
import { loginLog } from './login-log/login-log.entity.ts'
import { menu } from './menu/menu.entity.ts'
import { message } from './message/message.entity.ts'
import { operation } from './operation/operation.entity.ts'
import { permission } from './permission/permission.entity.ts'
import { processImage } from './process-image/process-image.entity.ts'
import { remindPause } from './remind-pause/remind-pause.entity.ts'
import { reminderRule } from './reminder-rule/reminder-rule.entity.ts'
import { role } from './role/role.entity.ts'
import { roleOperation } from './role-operation/role-operation.entity.ts'
import { rolePermission } from './role-permission/role-permission.entity.ts'
import { savedView } from './saved-view/saved-view.entity.ts'
import { screens } from './screens.ts'
import { storedFile } from './stored-file/stored-file.entity.ts'
import { user } from './user/user.entity.ts'
import { userRole } from './user-role/user-role.entity.ts'

export const platform = area({
  name: 'platform',
  label: '平台',
  entities: [
    department,
    user,
    admin,
    role,
    userRole,
    permission,
    operation,
    rolePermission,
    roleOperation,
    menu,
    dictType,
    dict,
    config,
    holiday,
    loginLog,
    storedFile,
    fileLink,
    comment,
    commentRead,
    auditRound,
    auditTask,
    message,
    reminderRule,
    remindPause,
    savedView,
    fileAudit,
    fileShare,
    fileShareVisit,
    document,
    documentVersion,
    documentRole,
    documentUser,
    processImage,
  ],
  dicts: {
    company: { label: '所属公司', entries: ['A', 'B'], names: { A: '甲公司', B: '乙公司' } },
    userGroup: {
      label: '用户组',
      entries: ['管理层', '销售', '项目管理', '实施', '研发', '测试', '产品', '财务', '人事行政', '系统'],
    },
    roleTag: { label: '角色标签', entries: ['管理', '业务', '职能', '系统'] },
    priority: { label: '优先级', entries: ['高', '中', '低'] },
    quarter: {
      label: '季度',
      entries: ['1', '2', '3', '4'],
      names: { 1: '第一季度', 2: '第二季度', 3: '第三季度', 4: '第四季度' },
    },
    week: {
      label: '周次',
      entries: ['1', '2', '3', '4', '5'],
      names: { 1: '第一周', 2: '第二周', 3: '第三周', 4: '第四周', 5: '第五周' },
    },
    gender: { label: '性别', entries: ['男', '女'] },
    position: {
      label: '职务',
      entries: [
        '总经理',
        '副总经理',
        '部门经理',
        '组长',
        '销售经理',
        '项目经理',
        '实施工程师',
        '前端工程师',
        '后端工程师',
        '测试工程师',
        '产品经理',
        '会计',
        '出纳',
        '人事专员',
        '行政专员',
        '系统管理员',
      ],
    },
    bank: { label: '开户行', entries: ['中国银行', '工商银行', '建设银行', '农业银行', '招商银行', '其他'] },
    documentType: {
      label: '文档类型',
      entries: ['公司制度', '部门规范', '岗位职责', '操作手册', '通知公告', '入职必读', '视频资料'],
    },
    fileCategory: {
      label: '文件分类',
      entries: ['公司资质', '合同模板', '方案资料', '投标资料', '产品资料', '管理表单', '其他'],
    },
    remindFamily: {
      label: '提醒类别',
      entries: [
        'project',
        'task',
        'business',
        'contract',
        'customer',
        'apply',
        'bug',
        'meeting',
        'pmo',
        'wbs',
        'expense',
        'comeGo',
        'salary',
        'weekend',
        'impPrepare',
        'audit',
        'document',
        'file',
        'office',
        'system',
      ],
      names: {
        project: '项目',
        task: '任务',
        business: '商机',
        contract: '合同',
        customer: '客户',
        apply: '需求',
        bug: '缺陷',
        meeting: '会议',
        pmo: 'PMO',
        wbs: 'WBS',
        expense: '报销',
        comeGo: '往来款',
        salary: '薪资',
        weekend: '周末',
        impPrepare: '实施准备',
        audit: '审批',
        document: '文档',
        file: '文件',
        office: '行政人事',
        system: '系统',
      },
    },
  },
  operations: {
    '*': '全部权限',
    'user:read': '查看通讯录与人员档案',
    'user:edit': '维护人员',
    'user:audit': '审核人员',
    'user:disable': '停用与启用人员',
    'user:unlock': '解除锁定',
    'user:salary': '查看薪资信息',
    'user:private': '查看证件与银行信息',
    'user:sync': '同步钉钉通讯录',
    'user:handover': '工作交接',
    'user:logDarwin': '登录达尔文系统',
    'user:logEngineer': '登录工程师平台',
    'user:logAssistant': '登录助手平台',
    'user:logCpjl': '登录产品经理平台',
    'admin:manage': '账号管理',
    'admin:resetPassword': '重置密码',
    'department:manage': '部门管理',
    'role:manage': '角色与权限管理',
    'menu:manage': '菜单管理',
    'dict:manage': '字典管理',
    'config:manage': '参数管理',
    'holiday:manage': '节假日管理',
    'log:read': '查看登录与权限日志',
    'flow:manage': '流程管理（兜底审批、改派）',
    'file:apply': '申请文件',
    'file:audit': '文件审核（OPERATION_FILE_AUDIT，文件选择器可见全部已审文件）',
    'file:manage': '文件管理',
    'file:share': '分享文件',
    'document:manage': '文档发布',
    'message:send': '发送通知',
    'remind:manage': '提醒规则管理',
    'processImage:manage': '流程图说明维护',
    'comment:create': '发表评论',
    'iframe:open': '打开嵌入页面',
    'metabase:open': '打开数据看板',
    'debug:read': '查看调试信息',
    'data:export': '导出列表',
    'data:import': '导入数据',
  },
  screens,
})
