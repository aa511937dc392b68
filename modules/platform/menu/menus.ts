/** The headings of the menu, in order. A screen's entry is under the heading whose id is the last one before its own. */
export const menuGroups = [
  { id: 100, name: '工作台', icon: 'DashboardOutlined' },
  { id: 200, name: '销售', icon: 'ShopOutlined' },
  { id: 300, name: '项目', icon: 'ProjectOutlined' },
  { id: 350, name: '产品', icon: 'AppstoreOutlined' },
  { id: 400, name: '任务与需求', icon: 'ScheduleOutlined' },
  { id: 500, name: '行政', icon: 'BankOutlined' },
  { id: 550, name: '人事考勤', icon: 'IdcardOutlined' },
  { id: 600, name: '财务', icon: 'AccountBookOutlined' },
  { id: 700, name: '培训', icon: 'BookOutlined' },
  { id: 800, name: '数据', icon: 'AreaChartOutlined' },
  { id: 900, name: '系统', icon: 'SettingOutlined' },
] as const
