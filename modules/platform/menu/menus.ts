/** An entry of the function tree; codes and badges are plain text, since areas that declare them come one by one. */
export interface MenuEntry {
  readonly id: number
  readonly name: string
  readonly icon: string
  readonly route?: string
  /** Any of them opens it; none = every signed-in person. */
  readonly codes?: readonly string[]
  /** Module of the audit tasks counted beside it. */
  readonly badge?: string
  readonly active?: boolean
  readonly children?: readonly MenuEntry[]
}

const entry = (
  id: number,
  name: string,
  icon: string,
  route: string,
  codes: readonly string[] = [],
  more: Pick<MenuEntry, 'badge' | 'active'> = {},
): MenuEntry => ({ id, name, icon, route, codes, ...more })

/** The whole function tree, in the order shown; ids of groups are hundreds. */
export const menus: readonly MenuEntry[] = [
  {
    id: 100, name: '工作台', icon: 'DashboardOutlined',
    children: [
      entry(101, '欢迎', 'SmileOutlined', '/hello'),
      entry(102, '首页', 'HomeOutlined', '/home'),
      entry(103, '日程', 'CalendarOutlined', '/date'),
      entry(104, '每日任务', 'CheckSquareOutlined', '/taskDay'),
      entry(105, '工作报告', 'FormOutlined', '/dailyWork'),
      entry(106, '文档', 'ReadOutlined', '/document'),
      entry(107, '修改密码', 'LockOutlined', '/password'),
    ],
  },
  {
    id: 200, name: '销售', icon: 'ShopOutlined',
    children: [
      entry(201, '我的商机', 'BulbOutlined', '/businessOpportunity', ['businessOpportunity:apply']),
      entry(202, '商机审核', 'AuditOutlined', '/businessOpportunityAudit', [
        'businessOpportunity:audit',
      ], { badge: 'businessOpportunity' }),
      entry(203, '商机管理', 'FundOutlined', '/businessOpportunityManage', ['businessOpportunity:manage']),
      entry(204, '我的合同', 'FileProtectOutlined', '/contract', ['contract:apply']),
      entry(205, '合同审核', 'AuditOutlined', '/contractAudit', [
        'contract:audit1', 'contract:audit2',
      ], { badge: 'contract' }),
      entry(206, '合同管理', 'ContainerOutlined', '/contractManage', ['contract:manage']),
      entry(207, '维护合同', 'ToolOutlined', '/maintenance', ['contract:apply', 'contract:manage', 'maintenance:manage']),
      entry(208, '维护日期变更审核', 'FieldTimeOutlined', '/maintainDateChangeAudit', [
        'maintainDateChange:audit', 'maintenance:manage',
      ], { badge: 'maintainDateChange' }),
      entry(209, '我的客户', 'TeamOutlined', '/client', ['client:apply']),
      entry(210, '客户审核', 'AuditOutlined', '/clientAudit', ['client:audit'], { badge: 'client' }),
      entry(211, '客户管理', 'ContactsOutlined', '/clientManage', ['client:manage']),
      entry(212, '我的回款', 'MoneyCollectOutlined', '/returnedMoney', ['returnedMoney:apply']),
      entry(213, '回款审核', 'AuditOutlined', '/returnedMoneyAudit', [
        'returnedMoney:audit',
      ], { badge: 'returnedMoneyApply' }),
      entry(214, '回款管理', 'BankOutlined', '/returnedMoneyManage', ['returnedMoney:manage']),
      entry(215, '开票申请', 'FileAddOutlined', '/invoicingApply', ['invoicing:apply']),
      entry(216, '开票审核', 'AuditOutlined', '/invoicingAudit', ['invoicing:audit'], { badge: 'invoicing' }),
      entry(217, '开票管理', 'SnippetsOutlined', '/invoicing', ['invoicing:manage', 'invoicing:complete']),
      entry(218, '开票设置', 'SettingOutlined', '/invoicingConfig', ['invoicingConfig:apply', 'invoicingConfig:manage']),
      entry(219, '关键词', 'TagsOutlined', '/keyword', ['keyword:manage', 'zfcg:view']),
    ],
  },
  {
    id: 300, name: '项目', icon: 'ProjectOutlined',
    children: [
      entry(301, '我的项目', 'FolderOpenOutlined', '/project'),
      entry(302, '项目审核', 'AuditOutlined', '/projectAudit', [
        'project:audit1', 'project:audit2', 'project:audit3', 'project:audit4',
      ], { badge: 'project' }),
      entry(303, '项目管理', 'PartitionOutlined', '/projectManage', ['project:manage']),
      entry(304, '项目实施', 'DeploymentUnitOutlined', '/projectImp'),
      entry(305, '项目进度', 'NodeIndexOutlined', '/projectProgress'),
      entry(306, '项目报表', 'BarChartOutlined', '/projectReport', ['project:manage', 'projectReport:read']),
      entry(307, '里程碑管理', 'FlagOutlined', '/milepostManage'),
      entry(308, '里程碑推进管理', 'RocketOutlined', '/milepostAdvanceManage', [
        'milepostAdvance:manage', 'milepostAdvance:apply', 'milepost:manage',
      ]),
      entry(309, '培训审核', 'SolutionOutlined', '/trainAudit', [
        'train:apply', 'train:audit', 'train:manage',
      ], { badge: 'train' }),
    ],
  },
  {
    id: 350, name: '产品', icon: 'AppstoreOutlined',
    children: [
      entry(351, '产品项目', 'AppstoreAddOutlined', '/projectProduct'),
      entry(352, '产品项目审核', 'AuditOutlined', '/projectProductAudit', [
        'projectProduct:audit1', 'projectProduct:audit2',
      ], { badge: 'projectProduct' }),
      entry(353, '产品库', 'DatabaseOutlined', '/productLibrary'),
      entry(354, '产品审批', 'SafetyCertificateOutlined', '/productApproval', [
        'productLibrary:audit', 'productLibrary:release', 'productLibrary:manage',
      ], { badge: 'productLibraryVersion' }),
      entry(355, '产品下载配置', 'CloudDownloadOutlined', '/productDownloadConfig', [
        'productDownload:manage', 'productLibrary:manage',
      ]),
      entry(356, '产品密码重置', 'KeyOutlined', '/productPwdReset', ['productLibrary:resetPwd', 'productLibrary:manage']),
    ],
  },
  {
    id: 400, name: '任务与需求', icon: 'ScheduleOutlined',
    children: [
      entry(401, '我的任务', 'CarryOutOutlined', '/task'),
      entry(402, '任务审核', 'AuditOutlined', '/taskAudit', ['task:audit'], { badge: 'task' }),
      entry(403, '任务管理', 'UnorderedListOutlined', '/taskManage', ['task:manage']),
      entry(404, '需求审核', 'AuditOutlined', '/applyForAudit', [
        'applyFor:audit1', 'applyFor:audit2',
      ], { badge: 'applyFor' }),
      entry(405, '需求管理', 'FileSearchOutlined', '/applyForManage'),
      entry(406, '缺陷', 'BugOutlined', '/bug'),
      entry(407, '改期审核', 'HistoryOutlined', '/changeTimeAudit', ['changeTime:audit'], { badge: 'change' }),
    ],
  },
  {
    id: 500, name: '行政', icon: 'BankOutlined',
    children: [
      entry(501, '文件申请', 'FileAddOutlined', '/fileApply', ['file:apply']),
      entry(502, '文件审核', 'AuditOutlined', '/fileAudit', ['file:audit'], { badge: 'fileAudit' }),
      entry(503, '文件管理', 'FolderOutlined', '/fileManage', ['file:manage']),
      entry(504, '用章申请', 'HighlightOutlined', '/sealApply', ['officialSeal:apply']),
      entry(505, '用章审核', 'AuditOutlined', '/sealAudit', [
        'officialSeal:audit1', 'officialSeal:audit2', 'officialSeal:audit',
      ], { badge: 'officialSealUse' }),
      entry(506, '公章管理', 'StarOutlined', '/seal', ['officialSeal:manage']),
      entry(507, '领用申请', 'InboxOutlined', '/receiveApply', ['receive:apply']),
      entry(508, '领用审核', 'AuditOutlined', '/receiveAudit', ['receive:audit', 'receive:manage'], { badge: 'receive' }),
      entry(509, '领用管理', 'ShoppingOutlined', '/receive', ['receive:manage']),
      entry(510, '测试申请', 'ExperimentOutlined', '/testApply', ['testApply:apply']),
      entry(511, '测试审核', 'AuditOutlined', '/testAudit', ['testApply:audit'], { badge: 'testApply' }),
      entry(512, '测试管理', 'ControlOutlined', '/testManage', ['testApply:manage']),
      entry(513, '演示申请', 'DesktopOutlined', '/demoApply', ['demoApply:apply']),
      entry(514, '演示审核', 'AuditOutlined', '/demoAudit', [
        'demoApply:audit', 'demoApply:manage',
      ], { badge: 'demoApply' }),
    ],
  },
  {
    id: 550, name: '人事考勤', icon: 'IdcardOutlined',
    children: [
      entry(551, '考核扣分', 'ClockCircleOutlined', '/checkOnWork'),
      entry(552, '扣分审核', 'AuditOutlined', '/checkOnWorkAudit', [
        'deduction:audit1', 'deduction:audit2', 'checkOnWork:manage',
      ], { badge: 'deduction' }),
      entry(553, '考勤', 'FieldTimeOutlined', '/attendance'),
      entry(554, '考勤审核', 'AuditOutlined', '/attendanceAudit', [
        'attendance:audit1', 'attendance:audit2',
      ], { badge: 'attendance' }),
      entry(555, '加班', 'HourglassOutlined', '/overtime'),
      entry(556, '调休', 'CoffeeOutlined', '/restDay'),
      entry(557, '入职管理', 'UserAddOutlined', '/entry', ['entry:manage', 'entry:apply']),
      entry(558, '入职审核', 'AuditOutlined', '/entryAudit', ['entry:audit1', 'entry:audit2'], { badge: 'entry' }),
      entry(559, '入职学习', 'ReadOutlined', '/entryLearn'),
      entry(560, '违规', 'WarningOutlined', '/violate'),
      entry(561, '绩效', 'TrophyOutlined', '/performance'),
      entry(562, '绩效报表', 'PieChartOutlined', '/performanceReport', ['performance:manage', 'performance:report']),
    ],
  },
  {
    id: 600, name: '财务', icon: 'AccountBookOutlined',
    children: [
      entry(601, '财务记录', 'PayCircleOutlined', '/money', [
        'money:apply', 'money:manage', 'moneyServer:manage', 'moneyComeGo:apply', 'moneySalary:manage',
        'socialInsurance:manage', 'moneyPayroll:calc',
      ]),
      entry(602, '财务审核', 'AuditOutlined', '/moneyAudit', [
        'money:audit1', 'money:audit2', 'submitMonth:audit1', 'submitMonth:audit2', 'submitSalary:audit1',
        'submitSalary:audit2', 'moneyPayroll:audit1', 'moneyPayroll:audit2',
      ], { badge: 'submitMonth' }),
      entry(603, '我的报销', 'WalletOutlined', '/submitExpense', ['submitExpense:apply']),
      entry(604, '报销审核', 'AuditOutlined', '/submitExpenseAudit', [
        'submitExpense:audit1', 'submitExpense:audit2', 'submitExpense:manage', 'submitExpense:pay', 'money:audit2',
      ], { badge: 'submitExpense' }),
      entry(605, '财务管理', 'TransactionOutlined', '/finance', [
        'finance:manage', 'moneyPayroll:calc', 'moneyPayroll:pay', 'socialRule:manage', 'taxRule:manage',
      ]),
      entry(606, '财务总览', 'LineChartOutlined', '/financeShow', ['finance:show', 'finance:manage']),
    ],
  },
  {
    id: 700, name: '培训', icon: 'BookOutlined',
    children: [
      entry(701, '课程目录', 'ProfileOutlined', '/yyxx/menu'),
      entry(702, '学习首页', 'PlayCircleOutlined', '/yyxx/index'),
      entry(703, '课程审核', 'AuditOutlined', '/yyxx/examine', ['course:manage'], { badge: 'course' }),
      entry(704, '添加课程', 'PlusSquareOutlined', '/yyxx/add_kc', ['course:apply', 'course:manage']),
      entry(705, '课程中心', 'CompassOutlined', '/yyxx/kczx'),
      entry(706, '课程', 'VideoCameraOutlined', '/yyxx/course'),
    ],
  },
  {
    id: 800, name: '数据', icon: 'AreaChartOutlined',
    children: [
      entry(801, '经营看板', 'DotChartOutlined', '/metabase/company', ['metabase:open'], { active: false }),
      entry(802, '外部页面', 'LinkOutlined', '/iframe/help', ['iframe:open'], { active: false }),
    ],
  },
  {
    id: 900, name: '系统', icon: 'SettingOutlined',
    children: [
      entry(901, '部门', 'ApartmentOutlined', '/department'),
      entry(902, '人员', 'UserOutlined', '/user'),
      entry(903, '角色', 'SafetyOutlined', '/role', ['role:manage']),
      entry(904, '系统管理', 'ControlOutlined', '/admin', [
        'admin:manage', 'menu:manage', 'config:manage', 'holiday:manage', 'remind:manage', 'flow:manage', 'log:read',
      ]),
      entry(905, '字典维护', 'TableOutlined', '/code', ['dict:manage']),
      entry(906, '流程图', 'BranchesOutlined', '/processimg'),
      entry(907, '调试信息', 'CodeOutlined', '/debug', ['debug:read']),
    ],
  },
]
