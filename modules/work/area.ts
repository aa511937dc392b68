import { area } from '@chengban/kernel/area.ts'
import { entities } from './entities.gen.ts'
import { phonePlans } from './phone-plans.ts'
import { phoneScreens } from './phone-screens.ts'
import { screens } from './screens.ts'

export const work = area({
  name: 'work',
  label: '工作',
  entities,
  dicts: {
    bugPriority: { label: '缺陷优先级', entries: ['急', '高', '中', '低', '缓'] },
    severity: { label: '严重程度', entries: ['致命', '严重', '一般', '轻微', '建议'] },
    taskType: { label: '任务类型', entries: ['研发', '测试', '实施', '设计', '文档', '售前', '管理', '其他'] },
    applyForType: {
      label: '需求类型',
      entries: ['新增需求', '需求变更', '功能优化', '数据处理', '接口对接', '咨询支持'],
    },
    bugType: {
      label: '缺陷类型',
      entries: ['功能错误', '界面问题', '性能问题', '数据问题', '兼容问题', '安全问题', '配置问题', '其他'],
    },
    bugSource: { label: '缺陷来源', entries: ['内部测试', '客户反馈', '实施反馈', '线上监控', '代码评审'] },
    bugStage: {
      label: '发现阶段',
      entries: ['需求', '设计', '开发', '测试', '部署', '配置', '培训', '试运行', '验收', '维护'],
    },
    bugResolution: {
      label: '解决方案',
      entries: ['已解决', '设计如此', '重复', '外部原因', '无法重现', '延期', '不予解决', '转需求'],
    },
    meetingType: {
      label: '会议类别',
      entries: ['晨会', '夕会', '周例会', '月例会', '项目例会', '评审会', '客户接待', '培训', '其他'],
    },
    impType: { label: '实施会议类型', entries: ['启动会', '调研会', '部署会', '培训会', '上线会', '验收会', '回访会'] },
    okrFrequency: { label: '跟进频率', entries: ['每日', '每周', '每月'] },
    goalPlanType: { label: '计划类型', entries: ['年度', '季度', '月度', '周'] },
  },
  operations: {
    'task:apply': '新建任务',
    'task:audit': '审核任务成果（自动链上的人无需此码）',
    'task:manage': '管理全部任务',
    'task:dispatch': '派发任务',
    'taskDay:confirm': '确认日计划与周计划',
    'taskDay:pmo': 'PMO确认日计划与周计划',
    'changeTime:audit': '审核时间变更',
    'applyFor:apply': '提出需求',
    'applyFor:audit1': '需求初审',
    'applyFor:audit2': '需求终审',
    'applyFor:publish': '发布需求',
    'applyFor:manage': '管理全部需求',
    'bug:apply': '提出缺陷',
    'bug:manage': '管理全部缺陷',
    'bug:close': '关闭缺陷',
    'sync:manage': '查看与重试客户系统同步',
    'workDay:apply': '预约会议',
    'workDay:manage': '管理全部会议',
    'meetingKind:manage': '维护会议类型',
    'dailyWork:read': '查看他人日报周报',
    'dailyWork:manage': '管理全部日报周报与解锁',
    'pmoWork:edit': '填写PMO周报',
    'manageReport:edit': '填写管理报告',
    'manageReport:pmo': '调整管理报告的PMO',
    'pmoAssign:manage': 'PMO指派',
    'okr:manage': '管理全部OKR',
    'goalPlan:manage': '管理全部目标计划',
  },
  screens: { ...screens, ...phoneScreens, ...phonePlans },
})
