import { call } from '@chengban/kernel/call.ts'

/** Everything pickers choose from, in one answer; disabled entries too, for records that hold them. */
export const dicts = call({
  method: 'GET',
  path: '/dicts',
  label: '全部字典',
  isKept: true,
  answer: {
    nodes: '[{id, code, name, sort, dictTypeId, color, isDefault, isEnable}]',
    dicts: '{typeId: {value: [code], label: [name], sort: [int]}}',
    roles: '[{id, name, sort}]',
    companies: '{value: [code], label: [name]}',
    departments: '[{id, name, parentId}]',
    quarters: '[int]',
    weeks: '[int]',
    etag: 'text',
  },
})
