/** List, form and summary of a submission of one company's lines. */
export const submissionLayout = {
  list: {
    columns: ['serialNumber', 'name', 'company', 'money', 'rowCount', 'creatorId', 'date', 'status'],
    filters: ['status', 'company', 'date'],
    sort: '-tzCreate',
  },
  form: [
    { title: '提交单', fields: ['serialNumber', 'name', 'company', 'date', 'money', 'rowCount'] },
    { title: '附件', fields: ['file', 'remark'] },
    { title: '审核', fields: ['audit1', 'audit2', 'opinionFirst', 'opinion', 'tzSubmit'] },
  ],
  summary: ['serialNumber', 'company', 'money', 'rowCount', 'date'],
} as const
