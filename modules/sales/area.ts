import { area } from '@chengban/kernel/area.ts'
import { businessLog } from './business-log/business-log.entity.ts'
import { businessOpportunity } from './business-opportunity/business-opportunity.entity.ts'
import { businessProduct } from './business-product/business-product.entity.ts'
import { businessTask } from './business-task/business-task.entity.ts'
import { client } from './client/client.entity.ts'
import { clientContact } from './client-contact/client-contact.entity.ts'
import { clientOwner } from './client-owner/client-owner.entity.ts'
import { clientProduct } from './client-product/client-product.entity.ts'
import { clientVisit } from './client-visit/client-visit.entity.ts'
import { contract } from './contract/contract.entity.ts'
import { giftGive } from './gift-give/gift-give.entity.ts'
import { giftType } from './gift-type/gift-type.entity.ts'
import { invoicing } from './invoicing/invoicing.entity.ts'
import { invoicingConfig } from './invoicing-config/invoicing-config.entity.ts'
import { invoicingPlan } from './invoicing-plan/invoicing-plan.entity.ts'
import { keyword } from './keyword/keyword.entity.ts'
import { maintainDateChange } from './maintain-date-change/maintain-date-change.entity.ts'
import { maintenance } from './maintenance/maintenance.entity.ts'
import { phoneScreens } from './phone-screens.ts'
import { returnedMoney } from './returned-money/returned-money.entity.ts'
import { returnedMoneyApply } from './returned-money-apply/returned-money-apply.entity.ts'
import { salesTarget } from './sales-target/sales-target.entity.ts'
import { screens } from './screens.ts'
import { zfcg } from './zfcg/zfcg.entity.ts'

export const sales = area({
  name: 'sales',
  label: '销售',
  entities: [
    client,
    clientOwner,
    clientContact,
    businessOpportunity,
    businessProduct,
    businessLog,
    businessTask,
    clientVisit,
    clientProduct,
    contract,
    returnedMoney,
    returnedMoneyApply,
    invoicingConfig,
    invoicingPlan,
    invoicing,
    maintenance,
    maintainDateChange,
    salesTarget,
    giftType,
    giftGive,
    keyword,
    zfcg,
  ],
  dicts: {
    clientGrade: { label: '客户等级', entries: ['A', 'B', 'C'] },
    clientType: {
      label: '客户类型',
      entries: ['公立医院', '民营医院', '基层医疗机构', '政府机关', '事业单位', '企业', '渠道商', '其他'],
    },
    invoicingMode: { label: '开票方式', entries: ['先票后款', '先款后票', '货票同行'] },
    contactRole: { label: '联系人角色', entries: ['决策人', '影响人', '使用人', '财务', '技术', '其他'] },
    businessType: { label: '商机类型', entries: ['新建', '升级', '增购', '续费维护'] },
    businessFrom: {
      label: '商机来源',
      entries: ['招标公告', '老客户', '客户介绍', '渠道', '自主拓展', '会议活动', '合同续约'],
    },
    procurementMethod: {
      label: '采购方式',
      entries: ['公开招标', '邀请招标', '竞争性谈判', '竞争性磋商', '询价', '单一来源', '框架协议', '直接采购'],
    },
    loseReason: {
      label: '输单原因',
      entries: ['价格', '产品功能', '客户关系', '客户取消', '资质不符', '时间不符', '其他'],
    },
    tenderKind: {
      label: '公告类型',
      entries: ['采购意向', '招标公告', '更正公告', '中标公告', '废标公告', '单一来源公示'],
    },
    contractForm: { label: '合同形式', entries: ['固定总价', '框架', '单价'] },
    contractWay: { label: '签订方式', entries: ['投标', '直签', '渠道转签', '续签'] },
    payWay: { label: '付款方式', entries: ['一次性', '分期', '按月', '按年', '验收后'] },
    contractTemplate: { label: '合同模板', entries: ['软件销售', '软件开发', '维护服务', '客户模板'] },
    contractUnit: { label: '计价单位', entries: ['套', '年', '人月', '项'] },
    affiliation: { label: '合同归属', entries: ['直销', '渠道', '合作'] },
    area: { label: '销售区域', entries: ['东区', '西区', '南区', '北区'] },
    paymentKind: {
      label: '款项类型',
      entries: ['定金', '预付款', '进度款', '验收款', '质保金', '维护费', '其他', '退款'],
    },
    receiveWay: { label: '收款方式', entries: ['银行转账', '承兑汇票', '支票', '现金'] },
    followOption: { label: '回款跟进情况', entries: ['正常', '已承诺付款', '客户拖延', '有争议', '走流程中'] },
    invoiceItem: {
      label: '开票项目',
      entries: ['软件产品', '技术服务', '软件维护', '信息系统集成', '硬件', '其他'],
    },
    festival: { label: '节日', entries: ['春节', '端午', '中秋', '客户生日', '拜访'] },
    redReason: { label: '红冲原因', entries: ['开票有误', '销货退回', '服务中止', '销售折让'] },
  },
  operations: {
    'businessOpportunity:apply': '申报商机',
    'businessOpportunity:audit': '审核商机',
    'businessOpportunity:manage': '管理全部商机',
    'clientVisit:apply': '登记拜访与联系人（非销售）',
    'client:apply': '申请客户',
    'client:audit': '审核客户',
    'client:manage': '管理全部客户',
    'client:assign': '分配、移交、锁定客户',
    'client:merge': '合并客户',
    'client:bank': '查看客户银行资料',
    'client:vpn': '查看客户远程接入信息',
    'contract:apply': '申请合同',
    'contract:audit1': '合同一级审核',
    'contract:audit2': '合同二级审核',
    'contract:manage': '管理全部合同',
    'contract:money': '查看合同金额',
    'contract:void': '作废、终止合同',
    'maintenance:manage': '管理维护期',
    'maintainDateChange:apply': '申请变更维护日期',
    'maintainDateChange:audit': '审核维护日期变更',
    'returnedMoney:apply': '登记回款',
    'returnedMoney:audit': '审核回款',
    'returnedMoney:manage': '管理全部回款',
    'returnedMoney:badDebt': '认定坏账',
    'invoicingPlan:edit': '编辑开票计划',
    'invoicing:apply': '申请开票',
    'invoicing:audit': '审核开票',
    'invoicing:complete': '办理开票',
    'invoicing:flushRed': '申请红冲（非本人开票）',
    'invoicing:ilimit': '调整开票额度',
    'invoicing:manage': '管理全部开票',
    'invoicingConfig:apply': '申请购方抬头',
    'invoicingConfig:manage': '管理开票抬头与额度',
    'gift:apply': '申请礼品',
    'gift:audit': '审核礼品',
    'gift:manage': '管理礼品',
    'zfcg:view': '查看采购公告',
    'keyword:manage': '管理公告关键词',
  },
  screens: { ...screens, ...phoneScreens },
})
