import type { LineNode } from '../audit/line-node.ts'

export const CHANGE: readonly LineNode[] = [
  {
    key: '1',
    state: 'done',
    who: '林致远',
    what: '提交变更',
    when: '11-16 10:12',
    note: '增加移动护理 40 点位，附清单',
  },
  {
    key: '2',
    state: 'done',
    who: '郑安',
    what: '一级同意',
    when: '11-17 09:40，用时 1 天',
    note: '金额与清单一致，同意',
  },
  { key: '3', state: 'now', who: '周岚', what: '二级审核中', when: '已等 1 天 4 小时', note: '11-18 18:00 前应办' },
  { key: '4', state: 'todo', what: '生效', note: '重算合同额与开票余额' },
]

export const REFUSED: readonly LineNode[] = [
  { key: '1', state: 'done', who: '陆遥', what: '提交', when: '11-18 09:12' },
  {
    key: '2',
    state: 'refused',
    who: '郑安',
    what: '一级驳回',
    when: '11-18 10:40',
    note: '付款节点与招标文件不符，先改付款方式',
  },
]

export const MINE: readonly LineNode[] = [
  { key: '1', state: 'done', who: '陆遥', what: '提交', when: '11:32', note: '已按你的意见调低金额并改付款节点' },
  { key: '2', state: 'you', what: '一级审核', when: '等 3 小时' },
  { key: '3', state: 'todo', who: '周岚', what: '二级审核' },
]

export const STAGES: readonly LineNode[] = [
  { key: '0', state: 'done', what: '准备', when: '09-02 至 09-14' },
  { key: '1', state: 'done', what: '部署', when: '09-15 至 09-25' },
  { key: '2', state: 'now', what: '客户培训', when: '11-02 至 11-20', mark: '3' },
  { key: '3', state: 'todo', what: '试运行一', when: '11-23 至 12-11', mark: '4' },
  { key: '4', state: 'todo', what: '验收', when: '01-04 至 01-15', mark: '6' },
]
