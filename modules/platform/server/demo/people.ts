import { nameOf } from './names.ts'

/** A person of the demonstration company. */
export interface DemoPerson {
  readonly account: string
  readonly name: string
  readonly department: string
  readonly position: string
  /** The main one first. */
  readonly roles: readonly string[]
  readonly head?: true
  readonly company?: 'B'
  /** Yuan a month. */
  readonly salary: string
  readonly operations?: readonly string[]
  readonly state?: '在职' | '离职' | '待激活'
  readonly own?: false
  readonly probation?: true
}

/** Departments below the root, in order. */
export const departments = [
  '总经办',
  '销售部',
  '项目管理部',
  '实施部',
  '研发部',
  '产品测试部',
  '财务部',
  '人事行政部',
] as const

/** People of one kind: accounts `prefix` + two digits, counted from the numbers given. */
const several = (
  prefix: string,
  from: number,
  to: number,
  rest: Omit<DemoPerson, 'account' | 'name'>,
): Omit<DemoPerson, 'name'>[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    ...rest,
    account: `${prefix}${String(from + index).padStart(2, '0')}`,
  }))

const head = (account: string, department: string, roles: readonly string[]): Omit<DemoPerson, 'name'> => ({
  account,
  department,
  position: '部门经理',
  roles: [...roles, '部门主管'],
  head: true,
  salary: '18000.00',
})

const staff: readonly Omit<DemoPerson, 'name'>[] = [
  {
    account: 'gm',
    department: '总经办',
    position: '总经理',
    roles: ['总经理'],
    head: true,
    salary: '35000.00',
  },
  {
    account: 'dgm',
    department: '总经办',
    position: '副总经理',
    roles: ['总经理'],
    salary: '30000.00',
    operations: ['!moneyPayroll:audit2'],
  },
  head('xs01', '销售部', ['销售主管', '销售']),
  ...several('xs', 2, 6, { department: '销售部', position: '销售经理', roles: ['销售'], salary: '9000.00' }),
  ...several('xs', 7, 7, {
    department: '销售部',
    position: '销售经理',
    roles: ['销售'],
    salary: '9000.00',
    company: 'B',
  }),
  head('pm01', '项目管理部', ['PMO']),
  {
    account: 'pm02',
    department: '项目管理部',
    position: '项目经理',
    roles: ['PMO'],
    salary: '14000.00',
  },
  {
    account: 'pm03',
    department: '项目管理部',
    position: '项目经理',
    roles: ['项目经理'],
    salary: '13000.00',
  },
  head('ss01', '实施部', ['项目经理', '实施']),
  ...several('ss', 2, 3, {
    department: '实施部',
    position: '实施工程师',
    roles: ['项目经理', '实施'],
    salary: '11000.00',
  }),
  ...several('ss', 4, 4, { department: '实施部', position: '实施工程师', roles: ['实施'], salary: '9000.00' }),
  ...several('ss', 5, 8, {
    department: '实施部',
    position: '实施工程师',
    roles: ['实施'],
    salary: '8500.00',
    company: 'B',
  }),
  ...several('ss', 9, 9, {
    department: '实施部',
    position: '实施工程师',
    roles: ['实施'],
    salary: '7500.00',
    company: 'B',
    probation: true,
  }),
  head('yf01', '研发部', ['研发']),
  ...several('yf', 2, 2, { department: '研发部', position: '前端工程师', roles: ['研发'], salary: '13000.00' }),
  ...several('yf', 3, 4, {
    department: '研发部',
    position: '前端工程师',
    roles: ['研发'],
    salary: '12000.00',
    company: 'B',
  }),
  ...several('yf', 5, 7, {
    department: '研发部',
    position: '后端工程师',
    roles: ['研发'],
    salary: '14000.00',
    company: 'B',
  }),
  ...several('yf', 8, 8, {
    department: '研发部',
    position: '后端工程师',
    roles: ['研发'],
    salary: '12000.00',
    company: 'B',
    own: false,
  }),
  head('cp01', '产品测试部', ['产品经理']),
  {
    account: 'cp02',
    department: '产品测试部',
    position: '产品经理',
    roles: ['产品经理'],
    salary: '13000.00',
  },
  ...several('cs', 1, 2, {
    department: '产品测试部',
    position: '测试工程师',
    roles: ['测试'],
    salary: '10000.00',
  }),
  head('cw01', '财务部', ['财务']),
  { account: 'cw02', department: '财务部', position: '会计', roles: ['财务'], salary: '9000.00' },
  { account: 'cw03', department: '财务部', position: '出纳', roles: ['出纳'], salary: '7500.00' },
  head('hr01', '人事行政部', ['人事']),
  {
    account: 'hr02',
    department: '人事行政部',
    position: '人事专员',
    roles: ['人事'],
    salary: '8000.00',
  },
  {
    account: 'xz01',
    department: '人事行政部',
    position: '行政专员',
    roles: ['行政', '系统维护'],
    salary: '8000.00',
  },
  {
    account: 'admin',
    department: '人事行政部',
    position: '系统管理员',
    roles: ['系统管理员'],
    salary: '12000.00',
  },
  {
    account: 'lz01',
    department: '研发部',
    position: '后端工程师',
    roles: ['研发'],
    salary: '12000.00',
    state: '离职',
  },
  {
    account: 'dr01',
    department: '销售部',
    position: '销售经理',
    roles: ['销售'],
    salary: '8000.00',
    state: '待激活',
  },
]

/** In the order of their job numbers, 0001 to 0042; everybody who has started also has 员工. */
export const people: readonly DemoPerson[] = staff.map((person) => ({
  ...person,
  name: person.account === 'admin' ? '管理员' : nameOf(person.account),
}))
