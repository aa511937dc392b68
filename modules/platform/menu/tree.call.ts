import { call } from '@chengban/kernel/call.ts'

/** The functions I may open, with the number of approvals that wait for me. */
export const tree = call({
  method: 'GET',
  path: '/menu/tree',
  label: '功能树',
  answer: {
    nodes: [
      {
        id: 'int',
        name: 'text',
        icon: 'text?',
        route: 'text?',
        badge: 'int',
        children: [{ id: 'int', name: 'text', icon: 'text?', route: 'text?', badge: 'int' }],
      },
    ],
  },
})
