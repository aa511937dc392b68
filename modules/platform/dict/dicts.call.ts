import { call } from '@chengban/kernel/call.ts'

/** Everything pickers choose from, in one answer; disabled entries too, for records that hold them. */
export const dicts = call({
  method: 'GET',
  path: '/dicts',
  label: '全部字典',
  isKept: true,
  answer: {
    nodes: [
      {
        id: 'uuid',
        code: 'text',
        name: 'text',
        sort: 'int',
        dictTypeId: 'text',
        color: 'text?',
        isDefault: 'bool',
        isEnable: 'bool',
      },
    ],
    dicts: 'json',
    roles: [{ id: 'uuid', name: 'text', sort: 'int' }],
    companies: { value: ['text'], label: ['text'] },
    departments: [{ id: 'uuid', name: 'text', parentId: 'uuid?' }],
    quarters: ['int'],
    weeks: ['int'],
    'etag?': 'text',
  },
})
