type Row = Readonly<Record<string, unknown>>

const rows = (shared: Row, names: readonly string[]): Row[] =>
  names.map((name, index) => ({ ...shared, name, sort: (index + 1) * 10 }))

/** What every newcomer brings and finds, and every leaver hands over, until somebody says otherwise. */
export const firstTemplates: readonly Row[] = [
  ...rows({ kind: '材料', responsible: '本人', dueDays: 5 }, [
    '身份证复印件',
    '学历证明',
    '离职证明',
    '银行卡信息',
    '体检报告',
  ]),
  ...rows({ kind: '准备', responsible: '行政', dueDays: 1 }, ['工位', '电脑', '邮箱与账号', '门禁']),
  ...rows({ kind: '学习', responsible: '本人', dueDays: 10 }, ['公司制度', '信息安全', '岗位规范']),
  ...rows({ kind: '交接', responsible: '交接人', dueDays: 5 }, [
    '客户与商机',
    '项目与任务',
    '代码与文档',
    '账号与权限',
  ]),
  { kind: '交接', responsible: '行政', dueDays: 5, name: '物品归还', sort: 50 },
]
