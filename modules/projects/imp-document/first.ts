type Row = Readonly<Record<string, unknown>>

/** By node; （签） asks for the client's signature, （可选） may be left out. */
const wanted: readonly (readonly string[])[] = [
  [
    '合同或中标通知书扫描件',
    '项目立项表',
    '售前交底记录',
    '干系人与联系人表',
    '建设清单',
    '项目计划',
    '启动会纪要',
    '环境需求表',
  ],
  ['服务器与网络确认单', '部署记录', '环境账号表', '安全与备份检查表', '部署确认单（签）'],
  ['需求调研报告（签）', '基础数据表', '配置清单', '接口与数据迁移记录（可选）', '内部测试报告', '配置确认单（签）'],
  ['培训计划', '操作手册', '培训课件', '签到表', '现场照片或视频', '满意度表（签）'],
  ['试运行方案', '上线确认单（签）', '问题清单', '值守日报'],
  ['问题整改报告', '试运行报告（签）', '用户使用情况统计', '遗留问题处理单'],
  ['验收申请', '项目总结', '文档移交清单', '验收报告（签）', '满意度调查', '维护交接单', '质保起止确认'],
]

const documents = 'pdf,jpg,jpeg,png,doc,docx,xls,xlsx,ppt,pptx'

/** What every project collects until the PMO says otherwise. */
export const firstDocuments: readonly Row[] = wanted.flatMap((names, node) =>
  names.map((name, index) => ({
    node,
    name: name.replace(/（.*）$/, ''),
    required: !name.endsWith('（可选）'),
    needSign: name.endsWith('（签）'),
    kinds: name === '现场照片或视频' ? `${documents},mp4,mov` : documents,
    sort: (index + 1) * 10,
  })),
)
