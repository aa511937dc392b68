import { call } from '@chengban/kernel/call.ts'
import { bool } from '@chengban/kernel/kinds/bool.ts'
import { oneOf } from '@chengban/kernel/kinds/choice.ts'
import { lines } from '@chengban/kernel/kinds/lines.ts'
import { longText, text } from '@chengban/kernel/kinds/text.ts'

/** The client says of every problem raised on a sheet whether it is solved to their mind. */
export const problemConfirm = call({
  method: 'POST',
  path: '/projectProgress/problemConfirm',
  label: '客户确认问题',
  token: { of: 'project' },
  input: {
    temporaryId: text('临时编号', { max: 36, required: true }),
    items: lines(
      '问题',
      {
        kind: oneOf('种类', ['bug', 'applyFor'], { required: true }),
        id: text('问题', { max: 36, required: true }),
        agree: bool('认可', { required: true }),
        opinion: longText('意见', { max: 1000 }),
      },
      { required: true, min: 1, max: 50 },
    ),
  },
  answer: { confirmed: 'int', refused: 'int' },
})
