import { call } from '@chengban/kernel/call.ts'
import { text } from '@chengban/kernel/kinds/text.ts'

/** What the welcome board shows of today's meetings; with `id` of that one, for a look ahead. No agenda, no people. */
export const welcomeBoard = call({
  method: 'GET',
  path: '/workDay/welcome',
  label: '欢迎屏',
  input: { id: text('会议') },
  answer: {
    nodes: [
      {
        id: 'uuid',
        name: 'text',
        visitor: 'json',
        date: 'date?',
        endDate: 'date?',
        address: 'text?',
        background: 'json',
        logo: 'json',
        color: 'json',
      },
    ],
  },
})
