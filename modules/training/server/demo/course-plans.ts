type Status = '草稿' | '待一级审核' | '通过' | '驳回' | '已撤回' | '已作废'
type Level = '入门' | '进阶' | '高级'

/** A course as somebody meant it. */
export interface CoursePlan {
  readonly name: string
  readonly categoryId: string
  readonly teacher: string
  readonly level: Level
  readonly tag: string
  readonly summary: string
  readonly status: Status
  readonly shelf: '未上架' | '已上架' | '已下架'
  /** The only department that sees it. */
  readonly department?: string
}

type Line = readonly [
  name: string,
  categoryId: string,
  teacher: string,
  level: Level,
  tag: string,
  summary: string,
  more?: Partial<CoursePlan>,
]

const unpassed = (status: Status) => ({ status, shelf: '未上架' }) as const

const lines: readonly Line[] = [
  ['新员工入职第一课', 'rule', 'hr02', '入门', '通用', '公司、部门、流程与系统的第一遍'],
  ['考勤与请假怎么做', 'rule', 'xz01', '入门', '制度', '打卡、补卡、请假与加班的规则和操作'],
  ['差旅报销一次过', 'rule', 'cw02', '入门', '财务', '票据要求、填报顺序与常见退回原因'],
  ['合同评审与用印', 'rule', 'cw01', '进阶', '制度', '合同从起草到归档的每一步'],
  ['信息安全守则', 'safe', 'yf01', '入门', '安全', '账号、设备、客户数据的底线'],
  ['医院现场数据保密', 'safe', 'ss01', '进阶', '安全', '现场接触数据时能做与不能做的事'],
  ['平台产品全景', 'platform', 'cp01', '入门', '产品', '一张图看懂产品线与边界'],
  ['集成平台原理', 'platform', 'cp02', '进阶', '产品', '消息、服务与主数据'],
  ['电子病历核心功能', 'system', 'cp01', '入门', '产品', '病历书写、质控与归档'],
  ['临床路径配置', 'system', 'cp02', '进阶', '产品', '路径、变异与统计'],
  ['护理文书要点', 'system', 'cs01', '入门', '产品', '体温单、评估单与护理记录'],
  ['移动查房演示', 'mobile', 'cp02', '入门', '产品', '十五分钟讲清移动端价值'],
  ['服务器与数据库部署', 'install', 'ss01', '进阶', '实施', '从空机到可用环境', { department: '实施部' }],
  ['标准实施流程', 'install', 'ss02', '入门', '实施', '七个节点与每个节点的交付物'],
  ['上线切换与回退', 'install', 'ss03', '高级', '实施', '切换方案、演练与回退', { department: '实施部' }],
  ['接口联调方法', 'data', 'ss02', '进阶', '实施', '联调清单、日志与定位'],
  ['历史数据迁移', 'data', 'yf05', '高级', '实施', '核对口径与分批迁移'],
  ['给医护讲课', 'teach', 'ss01', '入门', '实施', '备课、控场与考核'],
  ['验收准备清单', 'teach', 'pm02', '进阶', '实施', '资料、演示与遗留问题'],
  ['代码评审怎么做', 'code', 'yf01', '进阶', '研发', '看什么、怎么说、何时合并'],
  ['前端组件规范', 'code', 'yf02', '入门', '研发', '命名、状态与可访问性', { department: '研发部' }],
  ['接口设计与版本', 'code', 'yf05', '高级', '研发', '兼容、幂等与错误码'],
  ['测试用例设计', 'test', 'cs01', '入门', '测试', '等价类、边界与场景'],
  ['缺陷描述与跟踪', 'test', 'cs02', '入门', '测试', '一条好缺陷的六个要素'],
  ['客户拜访准备', 'skill', 'xs01', '入门', '销售', '目标、人物与下一步'],
  ['旧版报价工具', 'skill', 'xs02', '入门', '销售', '已由商机模块替代', { shelf: '已下架' }],
  ['招投标要点', 'skill', 'xs01', '进阶', '销售', '资质、评分与时间节点', unpassed('待一级审核')],
  ['区域市场分析', 'trade', 'xs02', '进阶', '销售', '数据从哪里来', unpassed('草稿')],
  ['竞品对比', 'trade', 'xs03', '进阶', '销售', '三家对手的长短', unpassed('驳回')],
  ['医保政策解读', 'trade', 'pm02', '高级', '通用', '支付改革与系统影响', unpassed('已撤回')],
]

/** 30 courses: 25 on the shelf, one taken from it, the others on their way. */
export const coursePlans: readonly CoursePlan[] = lines.map(
  ([name, categoryId, teacher, level, tag, summary, more]) => ({
    name,
    categoryId,
    teacher,
    level,
    tag,
    summary,
    status: '通过',
    shelf: '已上架',
    ...more,
  }),
)
