import { area } from '@chengban/kernel/area.ts'
import { client } from './client/client.entity.ts'
import { clientContact } from './client-contact/client-contact.entity.ts'
import { contract } from './contract/contract.entity.ts'

export const sales = area({
  name: 'sales',
  label: '销售',
  entities: [client, clientContact, contract],
  dicts: {
    clientGrade: { label: '客户等级', entries: ['A', 'B', 'C'] },
    clientType: {
      label: '客户类型',
      entries: ['公立医院', '民营医院', '基层医疗机构', '政府机关', '事业单位', '企业', '渠道商', '其他'],
    },
    invoicingMode: { label: '开票方式', entries: ['先票后款', '先款后票', '货票同行'] },
    contactRole: { label: '联系人角色', entries: ['决策人', '影响人', '使用人', '财务', '技术', '其他'] },
    contractForm: { label: '合同形式', entries: ['固定总价', '框架', '单价'] },
    contractWay: { label: '签订方式', entries: ['投标', '直签', '渠道转签', '续签'] },
    payWay: { label: '付款方式', entries: ['一次性', '分期', '按月', '按年', '验收后'] },
    contractTemplate: { label: '合同模板', entries: ['软件销售', '软件开发', '维护服务', '客户模板'] },
    contractUnit: { label: '计价单位', entries: ['套', '年', '人月', '项'] },
    affiliation: { label: '合同归属', entries: ['直销', '渠道', '合作'] },
    area: { label: '销售区域', entries: ['东区', '西区', '南区', '北区'] },
  },
  operations: {
    'client:apply': '申请客户',
    'client:audit': '审核客户',
    'client:manage': '管理全部客户',
    'client:assign': '分配、移交、锁定客户',
    'client:bank': '查看客户银行资料',
    'client:vpn': '查看客户远程接入信息',
    'contract:apply': '申请合同',
    'contract:audit1': '合同一级审核',
    'contract:audit2': '合同二级审核',
    'contract:manage': '管理全部合同',
    'contract:money': '查看合同金额',
    'contract:void': '作废、终止合同',
    'returnedMoney:audit': '审核回款',
    'returnedMoney:manage': '管理全部回款',
    'invoicing:audit': '审核开票',
    'invoicing:complete': '办理开票',
  },
  config: {
    'contract.smallMoney': '50000.00',
    'contract.expireDays': '90,30',
    'flow.contract': '{"skip":[{"level":2,"field":"isSmall"}]}',
  },
  screens: {
    '/client': { label: '我的客户', kind: 'list', of: 'client', variant: 'apply', codes: ['client:apply'] },
    '/clientAudit': { label: '客户审核', kind: 'list', of: 'client', variant: 'audit', codes: ['client:audit'] },
    '/clientManage': { label: '客户管理', kind: 'list', of: 'client', variant: 'manage', codes: ['client:manage'] },
    '/contract': { label: '我的合同', kind: 'list', of: 'contract', variant: 'apply', codes: ['contract:apply'] },
    '/contractAudit': {
      label: '合同审核',
      kind: 'list',
      of: 'contract',
      variant: 'audit',
      codes: ['contract:audit1', 'contract:audit2'],
    },
    '/contractManage': {
      label: '合同管理',
      kind: 'list',
      of: 'contract',
      variant: 'manage',
      codes: ['contract:manage'],
    },
    '/phone/phoneContractAudit': { label: '合同审批', kind: 'phone', of: 'contract', variant: 'audit' },
  },
})
