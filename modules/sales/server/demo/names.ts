/** Returns the account of the first approver of a seller; the sales head's papers go to the management. */
export const headOf = (account: string): string => (account === 'xs01' ? 'dgm' : 'xs01')

/** Fictional kinds of clients with what they buy. `{}` is replaced by the name of the place. */
export const kinds = [
  { name: '{}市中心医院', type: '公立医院', product: '住院电子病历系统建设' },
  { name: '{}县人民医院', type: '公立医院', product: '互联网医院平台' },
  { name: '{}区卫生健康委', type: '政府机关', product: '公共卫生数据上报平台' },
  { name: '{}市第二中学', type: '事业单位', product: '教务与学籍管理系统升级' },
  { name: '{}省职业技术学院', type: '事业单位', product: '智慧校园统一门户与数据中台' },
  { name: '{}市城投集团', type: '企业', product: '国有资产管理系统' },
  { name: '{}县农村商业银行', type: '企业', product: '信贷档案影像系统' },
  { name: '{}市公积金中心', type: '事业单位', product: '业务系统信创适配改造' },
  { name: '{}区政务服务局', type: '政府机关', product: '一窗受理平台运维' },
  { name: '{}市妇幼保健院', type: '公立医院', product: '产科专科电子病历' },
  { name: '{}市图书馆', type: '事业单位', product: '数字资源长期保存系统' },
  { name: '{}县水务集团', type: '企业', product: '营业收费与抄表系统' },
  { name: '{}市康宁医院', type: '民营医院', product: '实验室信息管理系统' },
  { name: '{}区社区卫生服务中心', type: '基层医疗机构', product: '家庭医生签约平台' },
  { name: '{}市财政信息中心', type: '事业单位', product: '预算一体化对接' },
  { name: '{}市轨道交通公司', type: '企业', product: '设备全生命周期管理' },
  { name: '{}区档案馆', type: '事业单位', product: '档案数字化加工' },
  { name: '{}县中医院', type: '公立医院', product: '药品追溯接口开发' },
  { name: '{}市数联信息有限公司', type: '渠道商', product: '客户服务中心建设' },
  { name: '{}市口腔医院', type: '民营医院', product: '预约与随访系统' },
] as const

export const places = [...'甲乙丙丁戊己庚辛壬癸子丑寅卯辰巳午未申酉戌亥']

export const surnames = [...'赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨']
export const givenNames = [
  '敏',
  '伟',
  '静',
  '强',
  '磊',
  '洋',
  '艳',
  '勇',
  '杰',
  '娟',
  '涛',
  '明',
  '霞',
  '平',
  '刚',
  '桂芳',
]

/** Where a contact works, and as what. */
export const posts = [
  ['信息科', '主任', '决策人'],
  ['办公室', '主任', '影响人'],
  ['采购科', '科长', '影响人'],
  ['财务科', '科长', '财务'],
  ['信息科', '工程师', '技术'],
  ['业务科', '科员', '使用人'],
] as const
