import { area } from '@chengban/kernel/area.ts'
import { attendanceScreens } from './attendance-screens.ts'
import { entities } from './entities.gen.ts'
import { firstTemplates } from './entry-template/first.ts'
import { peopleScreens } from './people-screens.ts'
import { screens } from './screens.ts'

export const administration = area({
  name: 'administration',
  label: '行政与人事考勤',
  entities,
  dicts: {
    sealKind: {
      label: '印章类型',
      entries: ['公章', '合同专用章', '财务专用章', '发票专用章', '法人章', '项目章', '电子章'],
    },
    sealUseKind: {
      label: '用印文件类型',
      entries: ['合同', '投标文件', '授权委托', '证明', '函件', '财务报表', '资质文件', '人事文件', '其他'],
    },
    receiveCategory: {
      label: '物品分类',
      entries: ['办公用品', '电子设备', '服务器与网络', '演示设备', '证照', '车辆钥匙', '工具', '其他'],
    },
    testKind: { label: '测试类型', entries: ['客户试用', '功能测试', '性能测试', '兼容测试', '安全测试', '接口联调'] },
    environment: { label: '环境', entries: ['测试环境', '演示环境', '预生产环境', '客户现场环境'] },
    demoWay: { label: '演示方式', entries: ['现场', '远程', '来访'] },
    restKind: {
      label: '请假类型',
      entries: ['调休', '年假', '事假', '病假', '婚假', '产假', '陪产假', '丧假', '工伤假', '学习', '出差', '外出'],
    },
    appealKind: { label: '考勤申诉类型', entries: ['补卡', '外勤', '出差', '设备故障', '其他'] },
    violateKind: {
      label: '违规类型',
      entries: ['考勤', '工作报告', '会议', '流程', '信息安全', '客户投诉', '资产', '其他'],
    },
    leaveKind: { label: '离职类型', entries: ['主动离职', '协商解除', '试用期不合格', '合同到期', '退休', '其他'] },
  },
  operations: {
    'officialSeal:apply': '申请用印',
    'officialSeal:audit1': '用印一级审核',
    'officialSeal:audit2': '用印二级审核',
    'officialSeal:audit': '保管印章（用印登记、外借、归还审核）',
    'officialSeal:manage': '管理印章与全部用印',
    'receive:apply': '申请领用',
    'receive:audit': '审核领用',
    'receive:manage': '管理物品、发放、归还审核与全部领用',
    'testApply:apply': '申请测试',
    'testApply:audit': '审核测试申请',
    'testApply:manage': '管理全部测试申请（分配环境与账号）',
    'demoApply:apply': '申请演示',
    'demoApply:audit': '审核演示申请',
    'demoApply:manage': '管理全部演示申请',
    'checkOnWork:manage': '管理考核月表、事实与扣款',
    'deduction:audit1': '扣款一级审核',
    'deduction:audit2': '扣款二级审核',
    'attendance:apply': '申诉考勤',
    'attendance:audit1': '考勤申诉一级审核',
    'attendance:audit2': '考勤申诉二级审核',
    'attendance:manage': '管理考勤（导入、忽略、发布、锁定）',
    'overtime:apply': '申请加班',
    'overtime:audit': '审核加班',
    'overtime:manage': '管理全部加班',
    'restDay:apply': '申请调休与请假',
    'restDay:audit': '审核调休与请假',
    'restDay:manage': '管理全部调休请假与余额',
    'entry:apply': '发起入职、转正、延长、离职',
    'entry:audit1': '人事申请一级审核',
    'entry:audit2': '人事申请二级审核',
    'entry:manage': '管理入职档案、清单与模板',
    'violate:apply': '登记违规',
    'violate:audit': '审核违规',
    'violate:manage': '管理全部违规与警告',
    'performance:audit': '复核下属绩效',
    'performance:manage': '管理全部绩效',
    'performance:report': '查看绩效报表',
  },
  screens: { ...screens, ...attendanceScreens, ...peopleScreens },
  first: { entryTemplate: firstTemplates },
})
